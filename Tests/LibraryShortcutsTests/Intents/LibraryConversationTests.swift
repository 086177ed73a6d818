import AppIntents
import Testing

@testable import LibraryShortcuts

extension LibraryTests {
  /// Whole conversations, as a person sees them.
  @Suite struct Conversations {
    @Test(arguments: [
      ("en", "The Hobbit — J. R. R. Tolkien, 1937 · Want to Read"),
      ("ko", "The Hobbit — J. R. R. Tolkien, 1937 · 읽고 싶은 책"),
      ("vi", "The Hobbit — J. R. R. Tolkien, 1937 · Muốn đọc"),
    ])
    func `a book opens`(locale: String, line: String) async throws {
      let visit = try await LibraryVisit(locale: locale)
      let book = try #require(try await visit.book("the-hobbit"))
      #expect(try await visit.run("OpenBook", ["book": book]) == ["> front", line])
    }

    @Test(arguments: [
      ("emma", "Emma — Alexander McCall Smith, 2014 · Want to Read"),
      ("the hobit", "The Hobbit — J. R. R. Tolkien, 1937 · Want to Read"),
      ("호빗", "The Hobbit — J. R. R. Tolkien, 1937 · Want to Read"),
      ("gilgamesh", "The Epic of Gilgamesh — Anonymous, 1800 BC · Read"),
    ])
    func `a book that nothing suggests opens by its name`(words: String, line: String) async throws
    {
      let visit = try await LibraryVisit()
      let lines = try await visit.run("OpenBook", answers: [.words(words)])
      #expect(lines == ["? Which book?", "> front", line])
    }

    @Test(arguments: [
      ("en", "villette", "Which book?", "Added Villette to Library.", "Want to Read"),
      ("ko", "빌레트", "어떤 책인가요?", "Villette를 라이브러리에 추가했습니다.", "읽고 싶은 책"),
      ("vi", "Vilette", "Cuốn sách nào?", "Đã thêm Villette vào Thư viện.", "Muốn đọc"),
    ])
    func `a book of the catalogue is added by its name, and opens`(
      locale: String,
      words: String,
      question: String,
      answer: String,
      shelf: String
    ) async throws {
      let visit = try await LibraryVisit(locale: locale)
      let lines = try await visit.run("AddBook", answers: [.words(words)])
      #expect(
        lines == [
          "? \(question)", answer, "> OpenBook", "> front",
          "Villette — Charlotte Brontë, 1853 · \(shelf)",
        ]
      )
      #expect(try await visit.book("villette") != nil)
    }

    @Test func `what is searched for is told shortly, however long it is`() async throws {
      let visit = try await LibraryVisit()
      let lines = try await visit.run("FindBooks", ["words": String(repeating: "x", count: 10_000)])
      #expect(lines.count == 1 && lines[0].count < 160)
    }

    @Test func `a book that is there already is not added again`() async throws {
      let visit = try await LibraryVisit()
      #expect(
        try await visit.run("AddBook", answers: [.words("dune")])
          == ["? Which book?", "error: Dune by Frank Herbert is in your library already."]
      )
    }

    @Test func `shelves open with what stands on them`() async throws {
      let visit = try await LibraryVisit()
      let reading = [
        "> front",
        "Currently Reading: 5",
        "| Dế Mèn phiêu lưu ký — Tô Hoài, 1941",
        "| Dune — Frank Herbert, 1965",
        "| Middlemarch — George Eliot, 1871",
        "| 三体 — Liu Cixin, 2008",
        "| 소년이 온다 — Han Kang, 2014",
      ]
      #expect(try await visit.run("OpenCurrentlyReading") == reading)
      #expect(
        try await visit.run("OpenShelf", answers: [.words("Currently Reading")])
          == ["? Which shelf?"] + reading
      )
      let long = try await visit.run("OpenShelf", ["shelf": Shelf.read])
      #expect(long.count == 13 && long.last?.hasPrefix("| and ") == true)
    }

    @Test(arguments: [
      ("en", "Moved Dune to Read."), ("ko", "Dune을 ‘읽은 책’ 목록으로 옮겼습니다."),
      ("vi", "Đã chuyển Dune sang kệ Đã đọc."),
    ])
    func `a book moves to another shelf`(locale: String, line: String) async throws {
      let visit = try await LibraryVisit(locale: locale)
      let book = try #require(try await visit.book("dune"))
      let lines = try await visit.run(
        "MoveBook",
        ["book": book],
        answers: [.value(Shelf.read)]
      )
      #expect(lines.last == line)
      #expect(try await visit.book("dune")?.shelf == .read)
    }

    @Test func `a rating outside one to five is asked for again`() async throws {
      let visit = try await LibraryVisit()
      let book = try #require(try await visit.book("dune"))
      let lines = try await visit.run("RateBook", ["book": book], answers: [.value(6), .value(5)])
      let question = "? How many stars, from 1 to 5?"
      #expect(lines == [question, question, "Rated Dune: 5 of 5 stars."])
      #expect(try await visit.book("dune")?.rating == 5)
    }

    @Test(arguments: [
      (
        "en",
        ["? How many copies?", "| Order", "| Dune × 3", "? Are you ready to order? [order]"],
        "Thank you for your order!"
      ),
      (
        "ko",
        ["? 몇 권 주문할까요?", "| 주문", "| Dune × 3", "? 주문할까요? [order]"],
        "주문해 주셔서 감사합니다!"
      ),
      (
        "vi",
        ["? Bao nhiêu cuốn?", "| Đơn hàng", "| Dune × 3", "? Xác nhận đặt hàng nhé? [order]"],
        "Cảm ơn bạn đã đặt hàng!"
      ),
    ])
    func `an order is shown and confirmed`(
      locale: String,
      questions: [String],
      thanks: String
    ) async throws {
      let visit = try await LibraryVisit(locale: locale)
      let book = try #require(try await visit.book("dune"))
      let declined = try await visit.run("BuyBook", ["book": book], answers: [.value(3), .no])
      #expect(declined == questions + ["declined"])
      #expect(try await visit.store.orders() == [])
      let lines = try await visit.run("BuyBook", ["book": book], answers: [.value(3), .yes])
      #expect(lines == questions + [thanks])
      #expect(try await visit.store.orders() == ["dune × 3"])
    }

    @Test(arguments: [
      (
        "en", "? Remove Dune by Frank Herbert from your library? [Remove/Keep] !",
        "Removed Dune from Library."
      ),
      (
        "ko", "? 프랭크 허버트의 Dune을 라이브러리에서 삭제할까요? [삭제/그대로 두기] !",
        "Dune을 라이브러리에서 삭제했습니다."
      ),
      (
        "vi", "? Xóa Dune của Frank Herbert khỏi thư viện của bạn? [Xóa/Giữ lại] !",
        "Đã xóa Dune khỏi Thư viện."
      ),
    ])
    func `a book is removed once that is confirmed`(
      locale: String,
      question: String,
      answer: String
    ) async throws {
      let visit = try await LibraryVisit(locale: locale)
      let book = try #require(try await visit.book("dune"))
      #expect(
        try await visit.run("RemoveBook", ["book": book], answers: [.no]) == [question, "declined"]
      )
      #expect(try await visit.book("dune") != nil)
      #expect(
        try await visit.run("RemoveBook", ["book": book], answers: [.yes]) == [question, answer]
      )
      #expect(try await visit.book("dune") == nil)
    }

    @Test func `a book that was removed meanwhile cannot be changed`() async throws {
      let visit = try await LibraryVisit()
      let book = try #require(try await visit.book("dune"))
      _ = try await visit.store.remove("dune")
      let gone = ["error: Dune by Frank Herbert is not in your library."]
      #expect(try await visit.run("RateBook", ["book": book, "stars": 3]) == gone)
      #expect(try await visit.run("MoveBook", ["book": book, "shelf": Shelf.read]) == gone)
    }

    @Test func `books are found by words, on a shelf, in order, and not too many`() async throws {
      let visit = try await LibraryVisit()
      #expect(
        try await visit.run("FindBooks", answers: [.value("kafka")]) == [
          "? What are you looking for? A title, an author or a series.",
          "Found 4 books.",
          "| The Castle — Franz Kafka, 1926",
          "| Die Verwandlung — Franz Kafka, 1915",
          "| The Trial — Franz Kafka, 1925",
          "| 海辺のカフカ — Haruki Murakami, 2002",
        ]
      )
      let newest: [String: any Sendable] = [
        "words": "jane austen", "shelf": Shelf.wantToRead, "sorting": BookSorting.newest,
        "limit": 2,
      ]
      #expect(
        try await visit.run("FindBooks", newest) == [
          "Found 2 books.",
          "| Northanger Abbey — Jane Austen, 1817",
          "| Mansfield Park — Jane Austen, 1814",
        ]
      )
      #expect(try await visit.run("FindBooks", ["words": "emma donoghue"]).first == "Found 1 book.")
      #expect(
        try await visit.run("FindBooks", ["words": "quidditch"])
          == ["error: Nothing in your library fits “quidditch”."]
      )
    }

    @Test(arguments: [
      (
        "en", "You are reading 5 books.", "You are reading 1 book.",
        "You are not reading anything at the moment."
      ),
      ("ko", "책 5권을 읽고 있습니다.", "책 1권을 읽고 있습니다.", "지금 읽고 있는 책이 없습니다."),
      (
        "vi", "Bạn đang đọc 5 cuốn sách.", "Bạn đang đọc 1 cuốn sách.",
        "Hiện bạn không đọc cuốn nào."
      ),
    ])
    func `what is being read is told`(
      locale: String,
      five: String,
      one: String,
      none: String
    ) async throws {
      let visit = try await LibraryVisit(locale: locale)
      #expect(try await visit.run("WhatAmIReading").first == five)
      for id in ["dune", "middlemarch", "the-three-body-problem", "human-acts"] {
        _ = try await visit.store.move(id, to: .read)
      }
      #expect(try await visit.run("WhatAmIReading").first == one)
      _ = try await visit.store.move("de-men-phieu-luu-ky", to: .read)
      #expect(try await visit.run("WhatAmIReading") == [none])
    }
  }
}

extension LibraryStore {
  /// The orders, as short texts.
  fileprivate func orders() throws -> [String] {
    try database().run("SELECT book, copies FROM orders").map {
      "\($0[0].text) × \($0[1].integer ?? 0)"
    }
  }
}
