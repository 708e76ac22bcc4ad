/** The import of people: who they are, their group, manager and opening points; it never takes anything away (README of member-import). */
import { countryCodeOf } from "#workers/features/addresses";
import { defineImport, type FileReading } from "#workers/kernel/define-import";
import { type Account, platformLanguages, roles } from "#workers/kernel/identity";
import { oneByOne, type Places } from "#workers/kernel/import-rows";
import { applyMembers, loadMembers } from "./apply-members";
import { linkManagers } from "./link-managers";
import { openingPoints } from "./opening-points";
import { languageCodeOf } from "./rules/language-names";
import { memberColumns } from "./rules/member-columns";
import { keysOf, planRow } from "./rules/member-plan";
import { type MemberRules, readMemberRow } from "./rules/member-row";
import { rolesToName } from "./rules/roles-to-name";
import { giveBackUndone, planUndo } from "./undo-members";

export const membersImport = defineImport({
	kind: "members",
	place: 1,
	words: "member-import:import",
	roles: ["account_owner"],
	columns: memberColumns,
	settlePlaces: completeNames,
	about: (places) => ({ has_addresses: "email" in places }),
	reader: (account, reading) => {
		const rules = rulesOf(account, reading);
		return oneByOne((cells) => readMemberRow(cells, reading.places, rules));
	},
	keysOf,
	repeated: "repeated_row",
	load: loadMembers,
	plan: planRow,
	apply: applyMembers,
	points: openingPoints,
	link: linkManagers,
	undo: { plan: planUndo, end: giveBackUndone },
});

/** With one half of the name in a column of its own, a column that is just called name holds the other half; with both, nothing new. */
function completeNames({ name, ...places }: Places): Places {
	const missing = ["first_name", "last_name"].filter((half) => !(half in places));
	if (name === undefined) return places;
	if (missing.length === 2) return { ...places, name };
	return missing[0] ? { ...places, [missing[0]]: name } : places;
}

function rulesOf(account: Account, { order, latest_year }: FileReading): MemberRules {
	return {
		roles,
		roles_to_name: rolesToName(account),
		countryOf: countryCodeOf,
		languageOf: languageCodeOf,
		languages: account.languages.filter((code) => (platformLanguages as readonly string[]).includes(code)),
		order,
		latest_year,
	};
}
