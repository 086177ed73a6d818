"""What a home has and is called, in some languages: made up for sentences of which some become phrases."""

from dataclasses import dataclass

from home import Things

DOMAINS = [
    "light", "light", "light", "fan", "switch", "switch", "lock", "cover", "cover", "media_player", "media_player",
    "scene", "script", "climate", "vacuum", "lawn_mower", "person", "sensor", "binary_sensor", "todo", "valve",
    "weather", "humidifier", "button", "alarm_control_panel", "input_boolean",
]  # fmt: skip


@dataclass
class Names:
    """The names of a home's things, in the order of their domains, of its rooms and floors, and words for free texts."""

    things: list
    areas: list
    floors: list
    texts: list

    def home(self):
        """The home, with somebody in its fourth room."""
        things = [(name, {"domain": domain}) for name, domain in zip(self.things, DOMAINS, strict=True)]
        return Things(things, self.areas, self.floors, self.areas[3])


def names(line, areas, floors, texts):
    return Names(*([name.strip() for name in text.split(",")] for text in (line, areas, floors, texts)))


NAMES = {
    "en": names(
        "Kitchen Lamp, Reading Light, Hallway Light, Ceiling Fan, Coffee Machine, Dishwasher, Front Door, Left Curtain, "
        "Garage Gate, Television, Loudspeaker, Movie Night, Wake Everybody, Thermostat, Rover, Grass Cutter, Alice, "
        "Outdoor Humidity, Smoke Detector, Groceries, Water Main, Forecast, Humidifier, Doorbell, House Alarm, Guest Mode",
        "Kitchen, Living Room, Bedroom, Office, Bathroom, Garage", "Ground Floor, Upper Floor, Basement",
        "milk, olive oil, brown bread, blue monday, pasta",
    ),
    "ko": names(
        "주방 조명, 독서등, 복도 전등, 선풍기, 커피 머신, 식기세척기, 현관문, 왼쪽 커튼, 차고 문, 텔레비전, 스피커, "
        "영화 보는 밤, 모두 깨우기, 온도 조절기, 로봇 청소기, 잔디깎이, 민수, 바깥 습도, 연기 감지기, 장보기 목록, "
        "수도 밸브, 서울 예보, 가습기, 초인종, 집 경보, 손님 모드",
        "주방, 거실, 침실, 서재, 욕실, 차고", "일층, 이층, 지하실", "우유, 올리브유, 통밀빵, 파스타",
    ),
    "vi": names(
        "đèn bếp, đèn đọc sách, đèn hành lang, quạt trần, máy pha cà phê, máy rửa bát, cửa chính, rèm bên trái, cửa gara, "
        "ti vi, loa, đêm xem phim, đánh thức cả nhà, máy điều hòa, robot hút bụi, máy cắt cỏ, Lan, độ ẩm ngoài trời, "
        "cảm biến khói, đồ cần mua, van nước, dự báo Hà Nội, máy tạo ẩm, chuông cửa, báo động nhà, chế độ khách",
        "nhà bếp, phòng khách, phòng ngủ, văn phòng, phòng tắm, nhà xe", "tầng trệt, tầng một, tầng hầm",
        "sữa, dầu ô liu, bánh mì, mì ống",
    ),
    "de": names(
        "Küchenlampe, Leselicht, Flurlicht, Deckenventilator, Kaffeemaschine, Spülmaschine, Haustür, linker Vorhang, "
        "Garagentor, Fernseher, Lautsprecher, Filmabend, Alle wecken, Thermostat, Robbi, Rasenmäher, Alice, "
        "Luftfeuchte außen, Rauchmelder, Einkaufszettel, Hauptwasserhahn, Vorhersage, Luftbefeuchter, Klingel, Hausalarm, "
        "Gästemodus",
        "Küche, Wohnzimmer, Schlafzimmer, Büro, Badezimmer, Garage", "Erdgeschoss, Obergeschoss, Keller",
        "Milch, Olivenöl, Vollkornbrot, Nudeln",
    ),
    "fr": names(
        "lampe de cuisine, liseuse, lumière du couloir, ventilateur de plafond, machine à café, lave-vaisselle, "
        "porte d'entrée, rideau gauche, porte du garage, télévision, enceinte, soirée cinéma, réveil général, thermostat, "
        "Robi, tondeuse, Alice, humidité extérieure, détecteur de fumée, liste de courses, vanne principale, prévisions, "
        "humidificateur, sonnette, alarme maison, mode invité",
        "cuisine, salon, chambre, bureau, salle de bain, garage", "rez-de-chaussée, étage, sous-sol",
        "lait, huile d'olive, pain complet, pâtes",
    ),
}  # fmt: skip
