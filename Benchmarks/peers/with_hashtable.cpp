// A hash table of all sentences written out, each with its template and its title.
#include <unordered_map>

#include "world.hpp"

int main(int, char** arguments) {
  const World world(arguments[1]);
  const double start = now();
  std::unordered_map<std::string, std::pair<std::uint32_t, std::uint32_t>> table;
  table.reserve(world.titles.size() * world.templates.size());
  std::size_t bytes = 0;
  world.each_sentence([&](std::string text, std::uint32_t number, std::uint32_t title) {
    bytes += text.size() > 15 ? text.size() + 17 : 0;
    table.emplace(std::move(text), std::pair(number, title));
  });
  const double ready = now() - start;
  bytes += table.size() * (sizeof(std::string) + 8 + 8 + 8 + 16) + table.bucket_count() * 8;
  char note[64];
  std::snprintf(note, sizeof note, "%.1f MB", static_cast<double>(bytes) / 1e6);
  row("ready", ready, note);
  std::uint64_t sum = 0;
  const auto look = [&](const std::string& text) {
    const auto found = table.find(text);
    if (found != table.end()) sum += found->second.first + found->second.second + 1;
  };
  for (const auto& text : world.exact) check(table.count(text) == 1, text.c_str());
  for (const auto& text : world.misses) check(table.count(text) == 0, text.c_str());
  row("exact hit", each(look, world.exact));
  row("miss", each(look, world.misses));
  check(sum > 0, "nothing was found");
}
