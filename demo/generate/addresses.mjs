// Invented delivery addresses per country; no street is meant to be a real one.

const cities = {
	USA: [
		["Dayton", "OH", "45402"],
		["Newark", "NJ", "07102"],
		["Reno", "NV", "89501"],
		["Savannah", "GA", "31401"],
		["Laredo", "TX", "78040"],
	],
	GBR: [
		["Leeds", "West Yorkshire", "LS1 4AB"],
		["Doncaster", "South Yorkshire", "DN1 2QT"],
		["Felixstowe", "Suffolk", "IP11 3ST"],
		["Bristol", "Bristol", "BS1 5TR"],
	],
	CAN: [
		["Mississauga", "ON", "L5B 3C1"],
		["Montreal", "QC", "H2X 1Y4"],
		["Halifax", "NS", "B3J 2K9"],
	],
	FRA: [
		["Lyon", "Rhône", "69002"],
		["Le Havre", "Seine-Maritime", "76600"],
		["Lille", "Nord", "59000"],
	],
	ESP: [
		["Valencia", "Valencia", "46002"],
		["Zaragoza", "Zaragoza", "50003"],
		["Algeciras", "Cádiz", "11201"],
	],
	MEX: [
		["Ciudad de México", "CDMX", "06700"],
		["Guadalajara", "Jalisco", "44100"],
		["Veracruz", "Veracruz", "91700"],
		["Mérida", "Yucatán", "97000"],
	],
	COL: [
		["Bogotá", "Cundinamarca", "110111"],
		["Medellín", "Antioquia", "050010"],
	],
	IND: [
		["Pune", "Maharashtra", "411001"],
		["Chennai", "Tamil Nadu", "600001"],
	],
	DEU: [
		["Hamburg", "Hamburg", "20095"],
		["Bremen", "Bremen", "28195"],
	],
	NLD: [
		["Rotterdam", "Zuid-Holland", "3011 AA"],
		["Venlo", "Limburg", "5911 EV"],
	],
};
const streets = {
	USA: ["Larch Street", "Old Mill Road", "Harbor Avenue", "Juniper Lane", "Third Street"],
	GBR: ["Calder Street", "Priory Row", "Weaver’s Yard", "Station Road", "Hollin Lane"],
	CAN: ["Maple Crescent", "Quarry Road", "Lakeview Drive"],
	FRA: ["rue des Tilleuls", "quai de la Gare", "rue du Moulin"],
	ESP: ["calle del Olmo", "calle Mayor", "avenida del Puerto"],
	MEX: ["calle Jacarandas", "avenida Reforma Norte", "calle Bugambilias", "privada del Roble"],
	COL: ["carrera 11", "calle 45"],
	IND: ["Temple Road", "Lake View Street", "Station Road"],
	DEU: ["Lindenweg", "Am Speicher", "Kirchgasse"],
	NLD: ["Molenstraat", "Havenkade", "Lindelaan"],
};
const numberFirst = ["USA", "GBR", "CAN", "FRA", "IND"];
const dialling = {
	USA: "+1 555 01",
	GBR: "+44 1632 96",
	CAN: "+1 555 01",
	FRA: "+33 1 99 00 ",
	ESP: "+34 900 55 ",
	MEX: "+52 55 5550 ",
	COL: "+57 601 555 ",
	IND: "+91 20 5550 ",
	DEU: "+49 30 23125 ",
	NLD: "+31 10 555 ",
};

/** Draws one person's address, in the fields of a delivery address. */
export function drawAddress(member, random) {
	const [city, state, postal_code] = random.pick(cities[member.country]);
	const street = random.pick(streets[member.country]);
	const number = random.between(2, 148);
	return {
		first_name: member.first_name,
		last_name: member.last_name,
		address1: numberFirst.includes(member.country) ? `${number} ${street}` : `${street} ${number}`,
		address2: random.chance(0.25)
			? `${member.language_code === "es" ? "Depto." : "Flat"} ${random.between(1, 24)}`
			: "",
		city,
		state,
		postal_code,
		country: member.country,
		phone: `${dialling[member.country]}${random.between(10, 99)}`,
		email: member.email,
	};
}
