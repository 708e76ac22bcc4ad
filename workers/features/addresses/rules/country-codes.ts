/** Finds the country that somebody means: three letters, two letters, or its name in English, German, Spanish or French. */
import { once } from "#workers/runtime/once";
import { countryPairs } from "./countries";

/** Names that people use beside the runtime's own. */
const otherNames: Record<string, string> = {
	"united states of america, the united states, u s a, america, vereinigte staaten von amerika, estados unidos de america, ee uu, etats unis d amerique":
		"USA",
	"uk, great britain, england, scotland, wales, northern ireland, grossbritannien, gran bretana, inglaterra, grande bretagne, angleterre":
		"GBR",
	"holland, the netherlands, holanda, hollande": "NLD",
	"republic of ireland, eire": "IRL",
	"czech republic, tschechische republik, republica checa, republique tcheque": "CZE",
	"korea, republic of korea, korea republic of": "KOR",
	"russian federation, russische foderation": "RUS",
	"viet nam": "VNM",
	"turkey, turkei, turquia, turquie": "TUR",
	"hong kong, hongkong": "HKG",
	"macau, macao": "MAC",
	"ivory coast": "CIV",
	"uae, emirates": "ARE",
	"prc, people s republic of china": "CHN",
	"brasilien, bresil": "BRA",
	swaziland: "SWZ",
	burma: "MMR",
	macedonia: "MKD",
};

const codesByName = once(readNames);

/** The three-letter code of a country; undefined when nobody could say which one is meant. */
export function countryCodeOf(text: string): string | undefined {
	return codesByName().get(plain(text));
}

function readNames(): Map<string, string> {
	const names = new Map<string, string>();
	for (const locale of ["fr", "es", "de", "en"]) {
		const display = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
		for (const [code, short] of countryPairs) names.set(plain(display.of(short) ?? code), code);
	}
	for (const [list, code] of Object.entries(otherNames)) {
		for (const name of list.split(", ")) names.set(plain(name), code);
	}
	for (const [code, short] of countryPairs) names.set(plain(code), code).set(plain(short), code);
	return names;
}

function plain(text: string): string {
	return text
		.normalize("NFD")
		.toLowerCase()
		.replaceAll("ß", "ss")
		.replaceAll(/[^\p{L}\p{N}]/gu, "");
}
