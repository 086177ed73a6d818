extension CoveragePage {
  /// What the page does with its data.
  static let script = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const make = (name, attributes = {}, ...children) => {
      const svg = ["svg", "path", "circle", "text", "title", "marker", "defs", "g"].includes(name);
      const node = svg ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
        else if (value !== null && value !== undefined) node.setAttribute(key, value);
      }
      node.append(...children.filter(child => child !== null && child !== undefined));
      return node;
    };
    const percent = (part, whole) => whole ? (100 * part / whole).toFixed(part === whole ? 0 : 1) + " %" : "–";
    const byId = id => document.getElementById(id);

    // The summary.
    const failed = data.sentences - data.passed;
    byId("summary").append(
      make("span", { class: data.success ? "good" : "bad" }, data.success ? "✓ passes" : "✗ fails"),
      ` · ${data.sentences} sentences: ${data.passed} passed (${percent(data.passed, data.sentences)}), ${failed} fell short`
        + (data.knownFailures ? `, ${data.knownFailures} of them known` : ""));
    byId("bar").setAttribute("aria-label", percent(data.passed, data.sentences) + " passed");
    const part = (count, color) => make("span", { style: `width:${100 * count / Math.max(1, data.sentences)}%;background:var(--${color})` });
    byId("bar").append(part(data.passed, "good"), part(data.knownFailures, "known"), part(failed - data.knownFailures, "bad"));

    // A table that can be searched and sorted.
    const listing = (section, columns, rows, filter) => {
      const table = section.querySelector("table");
      const count = section.querySelector("[data-count]");
      table.classList.add("cards");
      let sorted = null, ascending = true;
      const draw = () => {
        let shown = rows.filter(filter);
        if (sorted !== null) {
          const value = columns[sorted].value;
          shown = [...shown].sort((a, b) => {
            const one = value(a), other = value(b);
            const order = typeof one === "number" ? one - other : String(one).localeCompare(String(other));
            return ascending ? order : -order;
          });
        }
        const head = make("tr", {}, ...columns.map((column, index) => make("th",
          sorted === index ? { "aria-sort": ascending ? "ascending" : "descending" } : {},
          make("button", { type: "button", onclick: () => {
            ascending = sorted === index ? !ascending : true; sorted = index; draw();
          } }, column.title))));
        const limit = 500;
        table.replaceChildren(make("thead", {}, head), make("tbody", {}, ...shown.slice(0, limit).map(row =>
          make("tr", {}, ...columns.map(column => make("td",
            { class: column.number ? "number" : null, "data-label": column.label ?? null },
            column.cell ? column.cell(row) : String(column.value(row))))))));
        if (count) count.textContent = shown.length > limit
          ? `${shown.length} of ${rows.length}, the first ${limit} shown` : `${shown.length} of ${rows.length}`;
      };
      section.querySelectorAll("input, select").forEach(input => input.addEventListener("input", draw));
      draw();
      return draw;
    };
    const matches = (text, words) => words.every(word => text.includes(word));
    const words = input => input.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);

    // What fell short.
    const failures = byId("failures");
    const [search] = failures.querySelectorAll("input");
    const language = failures.querySelector("select");
    const locales = [...new Set(data.shares.map(share => share.locale))].sort();
    language.append(make("option", { value: "" }, "every language"),
      ...locales.map(locale => make("option", { value: locale }, locale)));
    language.hidden = locales.length < 2;
    for (const failure of data.failures)
      failure.text = [failure.utterance, failure.intent ?? "-", failure.message, failure.file].join(" ").toLocaleLowerCase();
    const drawFailures = listing(failures, [
      { title: "Sentence", value: row => row.utterance, cell: row => make("bdi", {}, row.utterance) },
      { title: "Expected", label: "expected", value: row => row.intent ?? "-" },
      { title: "Reason", value: row => row.message, cell: row => make("span", { class: row.known ? "known" : "bad" }, row.message) },
      { title: "Language", label: "language", value: row => row.locale },
      { title: "Place", label: "at", value: row => row.file + ":" + String(row.line).padStart(8, "0"),
        cell: row => make("code", {}, `${row.file}:${row.line}`) },
    ], data.failures, row => (!language.value || row.locale === language.value) && matches(row.text, words(search)));
    if (data.failed > data.failures.length)
      failures.querySelector("h2").append(` (the first ${data.failures.length} of ${data.failed})`);
    failures.hidden = data.failures.length === 0;

    // The heat map.
    const intents = [...new Set(data.shares.map(share => share.intent))].sort();
    const cell = share => {
      if (!share) return make("td", { class: "dim", title: "no sentence" }, "·");
      const rate = share.passed / share.sentences;
      const color = `hsl(${Math.round(8 + 132 * rate * rate)} 60% 50% / ${0.28 + 0.3 * Math.abs(rate - 0.5)})`;
      return make("td", { style: `background:${color};border-radius:.4rem` }, make("button", {
        type: "button", title: `${share.passed} of ${share.sentences} passed`,
        onclick: () => {
          search.value = share.intent === "-" ? "" : share.intent; language.value = share.locale; drawFailures();
          failures.scrollIntoView({ behavior: "smooth" });
        } }, percent(share.passed, share.sentences)));
    };
    byId("heatmap").append(
      make("thead", {}, make("tr", {}, make("th", {}, "Intent"), ...locales.map(locale => make("th", {}, locale)))),
      make("tbody", {}, ...intents.map(intent => make("tr", {},
        make("th", { scope: "row" }, intent === "-" ? "must be refused" : intent),
        ...locales.map(locale => cell(data.shares.find(share => share.intent === intent && share.locale === locale)))))));

    // The graph of confusions.
    const pairs = data.confusions.slice(0, 60);
    byId("confusion").hidden = pairs.length === 0;
    if (pairs.length) {
      const nodes = [...new Set(pairs.flatMap(pair => [pair.expected, pair.understood]))];
      // On a phone the names stand above and below the circle's points, where they have room.
      const isNarrow = innerWidth < 640;
      const width = isNarrow ? 380 : 720, margin = isNarrow ? 70 : 190, height = Math.max(360, Math.min(720, 60 * nodes.length));
      const most = Math.max(...pairs.map(pair => pair.count));
      const place = name => {
        const angle = 2 * Math.PI * nodes.indexOf(name) / nodes.length - Math.PI / 2;
        return [width / 2 + (width / 2 - margin) * Math.cos(angle), height / 2 + (height / 2 - 40) * Math.sin(angle)];
      };
      const svg = make("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": "what gets confused" },
        make("defs", {}, make("marker", { id: "tip", viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 9, markerHeight: 9, markerUnits: "userSpaceOnUse", orient: "auto" },
          make("path", { d: "M0 0L10 5L0 10z", class: "arrow" }))));
      for (const pair of pairs) {
        const [x1, y1] = place(pair.expected), [x2, y2] = place(pair.understood);
        const dx = x2 - x1, dy = y2 - y1, length = Math.hypot(dx, dy) || 1;
        const bend = nodes.length === 1 ? 60 : 0.18;
        const mx = (x1 + x2) / 2 - dy * bend, my = (y1 + y2) / 2 + dx * bend;
        const ex = x2 - 9 * (x2 - mx) / Math.hypot(x2 - mx, y2 - my), ey = y2 - 9 * (y2 - my) / Math.hypot(x2 - mx, y2 - my);
        svg.append(make("path", { class: "edge", d: `M${x1} ${y1}Q${mx} ${my} ${ex} ${ey}`, "stroke-width": 1 + 5 * pair.count / most, "marker-end": "url(#tip)" },
          make("title", {}, `${pair.expected === "-" ? "must be refused" : pair.expected} → ${pair.understood}: ${pair.count}`)));
      }
      for (const name of nodes) {
        const [x, y] = place(name), left = x < width / 2 - 1;
        const middle = isNarrow || Math.abs(x - width / 2) < 40;
        svg.append(make("circle", { class: "node", cx: x, cy: y, r: 6 }),
          make("text", { x: middle ? x : x + (left ? -12 : 12), y: middle ? (y < height / 2 ? y - 12 : y + 22) : y + 4,
            "text-anchor": middle ? "middle" : left ? "end" : "start" }, name === "-" ? "must be refused" : name));
      }
      byId("graph").append(svg);
    }

    // The phrases.
    const phrases = byId("phrases");
    const [phraseSearch, unexercised] = phrases.querySelectorAll("input");
    const noisy = data.phrases.some(phrase => phrase.noise);
    for (const phrase of data.phrases) phrase.text = [phrase.phrase, phrase.intent, phrase.app, phrase.locale].join(" ").toLocaleLowerCase();
    const survival = row => row.noise ? row.noise.survived / Math.max(1, row.noise.tried) : -1;
    listing(phrases, [
      { title: "Phrase", value: row => row.phrase, cell: row => make("bdi", {}, row.phrase) },
      { title: "Intent", label: "intent", value: row => row.intent },
      { title: "Language", label: "language", value: row => row.locale },
      { title: "Sentences", label: "sentences", number: true, value: row => row.sentences,
        cell: row => make("span", { class: row.sentences ? "" : "known" }, String(row.sentences)) },
      { title: "Passed", label: "passed", number: true, value: row => row.sentences ? row.passed / row.sentences : -1,
        cell: row => make("span", { class: row.passed < row.sentences ? "bad" : "good" }, percent(row.passed, row.sentences)) },
      ...(noisy ? [{ title: "Survives slips", label: "survives slips", number: true, value: survival,
        cell: row => row.noise ? percent(row.noise.survived, row.noise.tried) : "–" }] : []),
    ], data.phrases, row => (!unexercised.checked || row.passed === 0) && matches(row.text, words(phraseSearch)));

    // Suggestions and values.
    byId("suggestions").hidden = data.suggestions.length === 0;
    listing(byId("suggestions"), [
      { title: "Phrase", value: row => row.phrase, cell: row => make("bdi", {}, row.phrase) },
      { title: "Intent", label: "intent", value: row => row.intent },
      { title: "Language", label: "language", value: row => row.locale },
      { title: "Catches", label: "catches", number: true, value: row => row.count },
    ], data.suggestions, () => true);
    const vocabularies = new Map();
    for (const value of data.untouchedValues) vocabularies.set(value.vocabulary, [...(vocabularies.get(value.vocabulary) ?? []), value.title]);
    byId("values").hidden = vocabularies.size === 0;
    for (const [name, titles] of vocabularies)
      byId("values").querySelector("div").append(make("p", {}, make("strong", {}, `${name} (${titles.length}): `),
        titles.slice(0, 200).join(", ") + (titles.length > 200 ? ` and ${titles.length - 200} more` : "")));
    """#
}
