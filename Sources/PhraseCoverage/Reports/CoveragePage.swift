/// The page of a coverage report, before its data are put in.
enum CoveragePage {
  static let template = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Coverage of @TITLE@</title>
    <style>
    @STYLE@
    </style>
    </head>
    <body>
    <header>
    <h1>Coverage of @TITLE@</h1>
    <p id="summary"></p>
    <div class="bar" role="img" id="bar"></div>
    </header>
    <main>
    <section id="heat"><h2>By intent and language</h2>
    <p class="hint">The share of sentences that were understood rightly. The worst come first; a head sorts by its language. A cell shows its sentences below.</p>
    <div class="scroll"><table id="heatmap"></table></div></section>
    <section id="confusion"><h2>What gets confused</h2>
    <p class="hint">An arrow leads from what was meant to what was understood; the thicker, the more often. A click shows the sentences.</p>
    <div id="graph"></div></section>
    <section id="failures"><h2>Sentences that fell short</h2>
    <div class="tools"><input type="search" placeholder="Search sentences, intents, reasons" aria-label="Search sentences">
    <select aria-label="Language"></select></div>
    <p class="hint" data-count></p>
    <div class="scroll"><table></table></div></section>
    <section id="phrases"><h2>Phrases</h2>
    <div class="tools"><input type="search" placeholder="Search phrases and intents" aria-label="Search phrases">
    <label><input type="checkbox"> only those that no sentence exercises</label></div>
    <p class="hint" data-count></p>
    <div class="scroll"><table></table></div></section>
    <section id="suggestions"><h2>Phrases that would catch what was missed</h2><div class="scroll"><table></table></div></section>
    <section id="values"><h2>Values that no sentence names</h2><div></div></section>
    </main>
    <script type="application/json" id="data">@DATA@</script>
    <script>
    @SCRIPT@
    </script>
    </body>
    </html>

    """#
}
