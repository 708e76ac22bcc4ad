/** Names, days, countries and languages are read as people write them. */
import { expect, test } from "vitest";
import { countryCodeOf } from "#workers/features/addresses";
import { matchColumns, plainHeader } from "#workers/features/imports/rules/match-columns";
import { isDayFormat } from "#workers/features/imports/rules/xlsx-workbook";
import { membersImport } from "#workers/features/member-import/imports/members";
import { languageCodeOf } from "#workers/features/member-import/imports/rules/language-names";
import { nameReadings, splitName } from "#workers/features/member-import/imports/rules/person-name";
import { hintOf, orderInHeader, readDay } from "#workers/kernel/read-day";
import { imports } from "#workers/registry";

test.each([
	["2015-03-30", "2015-03-30"],
	["2015/03/30", "2015-03-30"],
	["2015.3.3", "2015-03-03"],
	["30.03.2015", "2015-03-30"],
	["3.4.2015", "2015-04-03"],
	["3/30/2015", "2015-03-30"],
	["30/3/2015", "2015-03-30"],
	["04/04/2015", "2015-04-04"],
	["30-Mar-15", "2015-03-30"],
	["21-JUN-07", "2007-06-21"],
	["20-Sep-98", "1998-09-20"],
	["Mar 30, 2015", "2015-03-30"],
	["March 30th, 2015", "2015-03-30"],
	["30. März 2015", "2015-03-30"],
	["30. Mrz. 2015", "2015-03-30"],
	["30 de marzo de 2015", "2015-03-30"],
	["1er août 2015", "2015-08-01"],
	["20150330", "2015-03-30"],
	["42093", "2015-03-30"],
	["42093.5", "2015-03-30"],
	["2015-03-30T08:15:00.000Z", "2015-03-30"],
	["2015-03-30 00:00:00.0", "2015-03-30"],
	["3/30/2015 12:00:00 AM", "2015-03-30"],
	["30.03.2015 08:00", "2015-03-30"],
	["03/04/2015", undefined],
	["2021-02-30", undefined],
	["31/13/2020", undefined],
	["0", undefined],
	["2015", undefined],
	["soon", undefined],
	["12 Smarch 2015", undefined],
])("the day %s is %s", (text, day) => {
	expect(readDay(text, null, 2027)).toBe(day);
});

test("an order decides only what can be read either way", () => {
	expect(readDay("03/04/2015", "day_first", 2027)).toBe("2015-04-03");
	expect(readDay("03/04/2015", "month_first", 2027)).toBe("2015-03-04");
	expect(readDay("30/03/2015", "month_first", 2027)).toBe("2015-03-30");
	expect(["03/04/2015", "30/04/2015", "03/14/2015", "3.4.2015", "4/4/2015", "2015-03-04"].map(hintOf)).toEqual([
		"either",
		"day_first",
		"month_first",
		"dotted",
		undefined,
		undefined,
	]);
	expect(["Hire Date (MM/DD/YYYY)", "Eintritt [TT.MM.JJJJ]", "Hire Date"].map(orderInHeader)).toEqual([
		"month_first",
		"day_first",
		undefined,
	]);
});

test.each([
	["Doe, Jane", "Jane", "Doe"],
	["Quill,  Wilson  K", "Wilson K", "Quill"],
	["Jane Doe", "Jane", "Doe"],
	["Jane Mary Doe", "Jane Mary", "Doe"],
	["Ludger von der Heide", "Ludger", "von der Heide"],
	["María de la Cruz", "María", "de la Cruz"],
	["Van der Lund, Tess", "Tess", "Van der Lund"],
	["Doe, John, Jr.", "John", "Doe Jr."],
	["Jane Doe, PhD", "Jane", "Doe"],
	["John Doe III", "John", "Doe III"],
	["Madonna", "Madonna", ""],
])("the name %s is %s and %s", (text, first_name, last_name) => {
	expect(splitName(text)).toEqual({ first_name, last_name });
});

test("a name in whatever order is looked for in every way that it may be read", () => {
	const readings = nameReadings("Ben Amar Youssef");
	expect(readings).toContainEqual({ first_name: "Youssef", last_name: "Ben Amar" });
	expect(readings).toContainEqual({ first_name: "Ben", last_name: "Amar Youssef" });
	expect(nameReadings("Amar, Youssef")).toEqual([{ first_name: "Youssef", last_name: "Amar" }]);
});

test("countries and languages are known by code and by name", () => {
	const countries = {
		USA: [
			"US",
			"usa",
			"United States",
			"U.S.A.",
			"United States of America",
			"Estados Unidos",
			"États-Unis",
			"Vereinigte Staaten",
		],
		DEU: ["DE", "Germany", "Deutschland", "Alemania", "Allemagne"],
		GBR: ["UK", "GB", "England", "Großbritannien", "Reino Unido"],
		ESP: ["España", "Spain"],
		TUR: ["Turkey", "Türkiye", "Türkei"],
		NAM: ["NA", "Namibia"],
		CZE: ["Czech Republic", "Czechia"],
	};
	for (const [code, names] of Object.entries(countries)) {
		for (const name of names) expect([name, countryCodeOf(name)]).toEqual([name, code]);
	}
	expect(["XXX", "Remote", ""].map(countryCodeOf)).toEqual([undefined, undefined, undefined]);
	expect(
		["en", "en-US", "es_MX", "English", "Spanisch", "français", "German", "ENG", "martian"].map(languageCodeOf),
	).toEqual(["en", "en", "es", "en", "es", "fr", "de", "en", undefined]);
});

test.each(imports.map((one) => [one.kind, one] as const))(
	"each name of a column of %s belongs to one column",
	(_kind, { columns }) => {
		const names = Object.entries(columns).flatMap(([column, { aliases = [] }]) =>
			aliases.flatMap((list) => list.split(", ")).map((alias) => [plainHeader(alias), column] as const),
		);
		const twice = names.filter(([name, column]) => names.some(([other, of]) => other === name && of !== column));
		expect(twice).toEqual([]);
		expect(names.filter(([name]) => name === "")).toEqual([]);
	},
);

test("of several headers that mean one column the best known counts; a lone name beside half a name is the other half", () => {
	const places = (...headers: string[]) => matchColumns(membersImport, headers).places;
	expect(places("Personal Email", "Work Email")).toEqual({ email: 1 });
	expect(places("Name", "Vorname")).toEqual({ last_name: 0, first_name: 1 });
	expect(places("Nombre", "Apellidos")).toEqual({ first_name: 0, last_name: 1 });
	expect(places("Nom", "Prénom")).toEqual({ last_name: 0, first_name: 1 });
	expect(places("Nom")).toEqual({ name: 0 });
	expect(places("BeginnTaetigkeit", "Mitarbeiter-Nr.", "Führungskraft")).toEqual({
		hire_date: 0,
		participant_id: 1,
		manager: 2,
	});
	expect(places("Title", "Job Title")).toEqual({ title: 1 });
	expect(places("PositionID", "Type", "Status", "Salary", "DOB", "Gender")).toEqual({});
});

test("a format of a spreadsheet shows a day only with a day, a year, or a month that is no minute", () => {
	const formats = ["yyyy-mm-dd", "d.m.yy", 'dd" of "mmm', "[$-409]mmm-yy;@", "mmmm"];
	expect(formats.map(isDayFormat)).toEqual(formats.map(() => true));
	const others = ["General", "0.00", "#,##0", "hh:mm", "mm:ss.0", "[h]:mm:ss", '0" days"', "[Red]0", "0.00E+00", "@"];
	expect(others.map(isDayFormat)).toEqual(others.map(() => false));
});
