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

    // The heat map: what is worst anywhere comes first, or in the language whose head is pressed.
    const intents = [...new Set(data.shares.map(share => share.intent))].sort();
    const shareOf = (intent, locale) => data.shares.find(share => share.intent === intent && share.locale === locale);
    const lookFor = (text, locale) => {
      search.value = text; language.value = locale; drawFailures();
      failures.scrollIntoView({ behavior: "smooth" });
    };
    const cell = share => {
      if (!share) return make("td", { class: "dim", title: "no sentence" }, "·");
      const rate = share.passed / share.sentences;
      const color = `hsl(${Math.round(8 + 132 * rate * rate)} 60% 50% / ${0.28 + 0.3 * Math.abs(rate - 0.5)})`;
      return make("td", { style: `background:${color};border-radius:.4rem` }, make("button", {
        type: "button", title: `${share.passed} of ${share.sentences} passed`,
        onclick: () => lookFor(share.intent === "-" ? "" : share.intent, share.locale)
      }, Math.floor(100 * rate) + " %"));
    };
    const names = null, anywhere = "";
    let sortedLocale = anywhere;
    const drawHeatmap = () => {
      const rate = intent => Math.min(2, ...locales
        .filter(locale => sortedLocale === anywhere || locale === sortedLocale)
        .map(locale => shareOf(intent, locale)).filter(Boolean).map(share => share.passed / share.sentences));
      const shown = sortedLocale === names ? intents : [...intents].sort((a, b) => rate(a) - rate(b));
      const head = (title, locale) => make("th", sortedLocale === locale ? { "aria-sort": "ascending" } : {},
        make("button", { type: "button", onclick: () => { sortedLocale = locale; drawHeatmap(); } }, title));
      byId("heatmap").replaceChildren(
        make("thead", {}, make("tr", {}, head("Intent", names), ...locales.map(locale => head(locale, locale)))),
        make("tbody", {}, ...shown.map(intent => make("tr", {},
          make("th", { scope: "row" }, intent === "-" ? "must be refused" : intent),
          ...locales.map(locale => cell(shareOf(intent, locale)))))));
    };
    drawHeatmap();

    // The graph of confusions: what was meant on the left, what was understood on the right.
    const most = 40;
    const pairs = data.confusions.slice(0, most);
    byId("confusion").hidden = pairs.length === 0;
    if (data.confusions.length > most)
      byId("confusion").querySelector("h2").append(` (the ${most} most frequent of ${data.confusions.length})`);
    if (pairs.length) {
      const isNarrow = innerWidth < 640;
      const width = isNarrow ? 380 : 960, side = isNarrow ? 130 : 300, step = 26;
      const label = name => name === "-" ? "must be refused" : name;
      const shortened = name => name.length > (isNarrow ? 18 : 42) ? name.slice(0, isNarrow ? 17 : 41) + "…" : name;
      const meant = [...new Set(pairs.map(pair => pair.expected))];
      // Each stands about where the lines to it come from, so that few cross.
      const centre = name => {
        const own = pairs.filter(pair => pair.understood === name);
        const weight = own.reduce((sum, pair) => sum + pair.count, 0);
        return own.reduce((sum, pair) => sum + pair.count * meant.indexOf(pair.expected), 0) / weight;
      };
      const understood = [...new Set(pairs.map(pair => pair.understood))].sort((a, b) => centre(a) - centre(b));
      const rows = Math.max(meant.length, understood.length), height = step * rows;
      const level = (names, name) => height * (names.indexOf(name) + 0.5) / names.length;
      const largest = Math.max(...pairs.map(pair => pair.count));
      const svg = make("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": "what gets confused" },
        make("defs", {}, make("marker", { id: "tip", viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 9, markerHeight: 9, markerUnits: "userSpaceOnUse", orient: "auto" },
          make("path", { d: "M0 0L10 5L0 10z", class: "arrow" }))));
      for (const pair of pairs) {
        const y1 = level(meant, pair.expected), y2 = level(understood, pair.understood);
        const x1 = side + 10, x2 = width - side - 12, middle = width / 2;
        svg.append(make("path", { class: "edge", d: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`,
          "stroke-width": 1 + 5 * pair.count / largest, "marker-end": "url(#tip)",
          onclick: () => lookFor(`${pair.expected === "-" ? "" : pair.expected} ${pair.understood}`, "") },
          make("title", {}, `${label(pair.expected)} → ${pair.understood}: ${pair.count}`)));
      }
      const name = (text, x, y, anchor, dot) => svg.append(
        make("circle", { class: "node", cx: dot, cy: y, r: 4 }),
        make("text", { x, y: y + 4, "text-anchor": anchor }, shortened(label(text)), make("title", {}, label(text))));
      for (const text of meant) name(text, side - 4, level(meant, text), "end", side + 5);
      for (const text of understood) name(text, width - side + 4, level(understood, text), "start", width - side - 5);
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
