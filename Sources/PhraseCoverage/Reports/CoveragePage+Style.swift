extension CoveragePage {
  /// How the page looks, in the light and in the dark, on a desk and on a phone.
  static let style = #"""
    :root { color-scheme: light dark; --back: #fbfbfa; --card: #fff; --text: #1c1c1a; --dim: #6a6a64;
      --line: #e2e2dc; --good: #2e7d4f; --bad: #b3392c; --known: #a97a1b; --accent: #2f5fb3; }
    @media (prefers-color-scheme: dark) { :root { --back: #161615; --card: #1f1f1d; --text: #ececE6;
      --dim: #9d9d95; --line: #35352f; --good: #58b881; --bad: #ef8071; --known: #dcb45a; --accent: #8ab0f5; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--back); color: var(--text);
      font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    header, main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.5rem; margin: .5rem 0; } h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
    section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem;
      padding: 1rem; margin: 0 0 1rem; }
    section[hidden] { display: none; }
    .hint, .dim { color: var(--dim); font-size: .875rem; margin: 0 0 .5rem; }
    .bar { display: flex; height: .75rem; border-radius: .4rem; overflow: hidden; background: var(--line); }
    .bar span { display: block; height: 100%; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
    th, td { text-align: start; padding: .35rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top; }
    th { white-space: nowrap; font-weight: 600; }
    th button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
    th[aria-sort] button::after { content: " ▾"; } th[aria-sort=ascending] button::after { content: " ▴"; }
    td[data-label=expected], td[data-label=intent] { overflow-wrap: normal; }
    td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
    #heatmap td { text-align: center; min-width: 4.5rem; padding: 0; border: 2px solid var(--card); }
    #heatmap td button { width: 100%; font: inherit; border: 0; padding: .4rem; cursor: pointer;
      color: inherit; background: transparent; border-radius: .3rem; white-space: nowrap; }
    #heatmap th:first-child { position: sticky; left: 0; background: var(--card); z-index: 1;
      white-space: normal; min-width: 7.5rem; max-width: 12rem; overflow-wrap: break-word; }
    #heatmap td.dim { padding: .4rem; }
    #heatmap thead th:not(:first-child) { text-align: center; }
    .tools { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 .5rem; align-items: center; }
    input[type=search], select { font: inherit; padding: .4rem .6rem; border: 1px solid var(--line);
      border-radius: .5rem; background: var(--back); color: var(--text); }
    input[type=search] { flex: 1 1 16rem; min-width: 0; }
    .good { color: var(--good); } .bad { color: var(--bad); } .known { color: var(--known); }
    code { font: .9em ui-monospace, monospace; }
    #graph { overflow-x: auto; }
    svg { width: 100%; height: auto; display: block; }
    svg text { font: 13px system-ui, sans-serif; fill: var(--text); }
    svg .edge { stroke: var(--bad); fill: none; opacity: .55; cursor: pointer; } svg .edge:hover { opacity: 1; }
    svg .node { fill: var(--accent); } svg .arrow { fill: var(--bad); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    @media (max-width: 40rem) {
      header, main { padding: .6rem; } section { padding: .7rem; }
      #heatmap td { min-width: 2.4rem; font-size: .75rem; } #heatmap td button { padding: .4rem .1rem; }
      #heatmap th { padding: .35rem .2rem; }
      #heatmap th:first-child { min-width: 6.5rem; max-width: 8rem; font-size: .75rem; }
      .cards thead tr { display: flex; flex-wrap: wrap; gap: .2rem .8rem; border: 0; }
      .cards thead th { border: 0; padding: 0; color: var(--dim); font-size: .875rem; }
      .cards tr { display: block; padding: .4rem 0; border-bottom: 1px solid var(--line); }
      .cards td { display: block; border: 0; padding: .1rem 0; text-align: start; white-space: normal; }
      .cards td[data-label]:not(:empty)::before { content: attr(data-label) ": "; color: var(--dim); }
    }
    """#
}
