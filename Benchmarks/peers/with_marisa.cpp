// marisa-trie over all sentences written out; keys alone, as its C++ library gives them.
#include <marisa.h>

#include "world.hpp"

int main(int, char** arguments) {
  const World world(arguments[1]);
  const double start = now();
  marisa::Keyset keys;
  world.each_sentence([&](const std::string& text, std::uint32_t, std::uint32_t) {
    keys.push_back(text.data(), text.size());
  });
  marisa::Trie trie;
  trie.build(keys);
  const double ready = now() - start;
  char note[64];
  std::snprintf(note, sizeof note, "%.1f MB, keys alone", static_cast<double>(trie.io_size()) / 1e6);
  row("ready", ready, note);
  marisa::Agent agent;
  std::size_t sum = 0;
  const auto look = [&](const std::string& text) {
    agent.set_query(text.data(), text.size());
    if (trie.lookup(agent)) sum += agent.key().id() + 1;
  };
  for (const auto& text : world.exact) {
    agent.set_query(text.data(), text.size());
    check(trie.lookup(agent), text.c_str());
  }
  for (const auto& text : world.misses) {
    agent.set_query(text.data(), text.size());
    check(!trie.lookup(agent), text.c_str());
  }
  row("exact hit", each(look, world.exact));
  row("miss", each(look, world.misses));
  std::vector<std::string> prefixes;
  for (std::size_t number = 0; number < std::min<std::size_t>(2000, world.exact.size()); ++number) {
    prefixes.push_back(world.exact[number].substr(0, 12));
  }
  const auto complete = [&](const std::string& prefix) {
    agent.set_query(prefix.data(), prefix.size());
    for (int count = 0; count < 10 && trie.predictive_search(agent); ++count) sum += agent.key().length();
  };
  row("ten completions", each(complete, prefixes), "unranked");
  check(sum > 0, "nothing was found");
}
