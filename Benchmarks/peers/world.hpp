// The sentences of the benchmarks, and how the native peers are measured on them.
#pragma once

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

inline std::vector<std::string> lines(const std::string& path) {
  std::ifstream file(path);
  std::vector<std::string> all;
  for (std::string line; std::getline(file, line);) all.push_back(line);
  return all;
}

inline std::string replaced(std::string text, const std::string& part, const std::string& by) {
  const auto place = text.find(part);
  return place == std::string::npos ? text : text.replace(place, part.size(), by);
}

inline std::string lowercased(std::string text) {
  for (char& letter : text) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return text;
}

struct World {
  std::vector<std::string> titles, templates, exact, misses;

  explicit World(const std::string& folder)
      : titles(lines(folder + "/titles.txt")),
        templates(lines(folder + "/templates.txt")),
        misses(lines(folder + "/misses.txt")) {
    for (const auto& line : lines(folder + "/exact.tsv")) exact.push_back(line.substr(0, line.find('\t')));
  }

  template <typename Body>
  void each_sentence(Body body) const {
    for (std::uint32_t number = 0; number < templates.size(); ++number) {
      const auto phrase = replaced(templates[number], "${applicationName}", "Library");
      for (std::uint32_t title = 0; title < titles.size(); ++title) {
        body(lowercased(replaced(phrase, "${book}", titles[title])), number, title);
      }
    }
  }
};

// The processor's time, so that other programs take nothing of it but caches.
inline double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

inline void row(const char* name, double seconds, const std::string& note = "") {
  if (seconds >= 1) {
    std::printf("| %s | %.2f s | %s |\n", name, seconds, note.c_str());
  } else if (seconds >= 1e-3) {
    std::printf("| %s | %.2f ms | %s |\n", name, seconds * 1e3, note.c_str());
  } else {
    std::printf("| %s | %.2f µs | %s |\n", name, seconds * 1e6, note.c_str());
  }
  std::fflush(stdout);
}

// The median of several rounds, for each input.
template <typename Body>
double each(Body body, const std::vector<std::string>& inputs) {
  std::vector<double> times;
  for (int round = 0; round < 7; ++round) {
    const double start = now();
    for (const auto& input : inputs) body(input);
    times.push_back((now() - start) / static_cast<double>(std::max<std::size_t>(1, inputs.size())));
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

inline void check(bool isRight, const char* what) {
  if (isRight) return;
  std::fprintf(stderr, "wrong answer: %s\n", what);
  std::exit(1);
}
