/** Countries by the three-letter codes that accounts and addresses carry, with their names in any language. @browser-safe */

/** Alpha-3 code and alpha-2 code of each country, since only the latter has names in the runtime. */
const codes =
	"AFG AF ALA AX ALB AL DZA DZ ASM AS AND AD AGO AO AIA AI ATG AG ARG AR ARM AM ABW AW AUS AU AUT AT AZE AZ BHS BS BHR BH " +
	"BGD BD BRB BB BLR BY BEL BE BLZ BZ BEN BJ BMU BM BTN BT BOL BO BES BQ BIH BA BWA BW BRA BR BRN BN BGR BG BFA BF BDI BI " +
	"CPV CV KHM KH CMR CM CAN CA CYM KY CAF CF TCD TD CHL CL CHN CN COL CO COM KM COG CG COD CD COK CK CRI CR CIV CI HRV HR " +
	"CUB CU CUW CW CYP CY CZE CZ DNK DK DJI DJ DMA DM DOM DO ECU EC EGY EG SLV SV GNQ GQ ERI ER EST EE SWZ SZ ETH ET FLK FK " +
	"FRO FO FJI FJ FIN FI FRA FR GUF GF PYF PF GAB GA GMB GM GEO GE DEU DE GHA GH GIB GI GRC GR GRL GL GRD GD GLP GP GUM GU " +
	"GTM GT GGY GG GIN GN GNB GW GUY GY HTI HT HND HN HKG HK HUN HU ISL IS IND IN IDN ID IRN IR IRQ IQ IRL IE IMN IM ISR IL " +
	"ITA IT JAM JM JPN JP JEY JE JOR JO KAZ KZ KEN KE KIR KI PRK KP KOR KR KWT KW KGZ KG LAO LA LVA LV LBN LB LSO LS LBR LR " +
	"LBY LY LIE LI LTU LT LUX LU MAC MO MDG MG MWI MW MYS MY MDV MV MLI ML MLT MT MHL MH MTQ MQ MRT MR MUS MU MYT YT MEX MX " +
	"FSM FM MDA MD MCO MC MNG MN MNE ME MSR MS MAR MA MOZ MZ MMR MM NAM NA NRU NR NPL NP NLD NL NCL NC NZL NZ NIC NI NER NE " +
	"NGA NG NIU NU NFK NF MKD MK MNP MP NOR NO OMN OM PAK PK PLW PW PSE PS PAN PA PNG PG PRY PY PER PE PHL PH POL PL PRT PT " +
	"PRI PR QAT QA REU RE ROU RO RUS RU RWA RW BLM BL SHN SH KNA KN LCA LC MAF MF SPM PM VCT VC WSM WS SMR SM STP ST SAU SA " +
	"SEN SN SRB RS SYC SC SLE SL SGP SG SXM SX SVK SK SVN SI SLB SB SOM SO ZAF ZA SSD SS ESP ES LKA LK SDN SD SUR SR SWE SE " +
	"CHE CH SYR SY TWN TW TJK TJ TZA TZ THA TH TLS TL TGO TG TKL TK TON TO TTO TT TUN TN TUR TR TKM TM TCA TC TUV TV UGA UG " +
	"UKR UA ARE AE GBR GB USA US URY UY UZB UZ VUT VU VAT VA VEN VE VNM VN VGB VG VIR VI WLF WF ESH EH YEM YE ZMB ZM ZWE ZW";

const pairs = codes.split(" ");

/** Three-letter and two-letter code of each country. */
export const countryPairs: ReadonlyMap<string, string> = new Map(
	pairs.flatMap((code, at) => (at % 2 === 0 ? [[code, pairs[at + 1]!] as const] : [])),
);

/** True for the three-letter code of a country. */
export function isCountry(code: string): boolean {
	return countryPairs.has(code);
}

/** The two-letter code of a country; undefined when there is none. */
export function shortCodeOf(code: string): string | undefined {
	return countryPairs.get(code);
}

/** The country's name for a reader; the code itself when it is unknown. */
export function countryName(code: string, language_code: string): string {
	const short = countryPairs.get(code);
	if (!short) return code;
	return new Intl.DisplayNames([language_code], { type: "region" }).of(short) ?? code;
}

/** All countries for a list to choose from, by name in the reader's language. */
export function countryOptions(language_code: string): { value: string; label: string }[] {
	const names = new Intl.DisplayNames([language_code], { type: "region" });
	const order = new Intl.Collator(language_code);
	return [...countryPairs]
		.map(([value, short]) => ({ value, label: names.of(short) ?? value }))
		.sort((a, b) => order.compare(a.label, b.label));
}
