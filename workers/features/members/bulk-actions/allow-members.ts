/** Allows the selected members something beside their role, or takes it away; who has it so already is passed over. */
import { z } from "zod";
import { defineBulkAction } from "#workers/kernel/define-bulk-action";
import { ownSwitches, type PersonSwitch, personSwitchNames, switchesInUse, switchesOf } from "../rules/person-switches";
import { listSwitches, updateOwnSwitches } from "../store/roles";

const values = ["1", "0"] as const;

export const allowMembers = defineBulkAction({
	name: "members/allow-members",
	list: "members/get-members-under-account",
	key: "allow",
	place: 17,
	path: "/api/members/api_bulk_allow_members",
	summary: "Allows the selected members something beside their role, or takes it away, by the switches of people.",
	access: ["account_owner"],
	input: z.object({ person_switch: z.enum(personSwitchNames), value: z.enum(values) }),
	fields: { person_switch: "members:owners.bulk.what", value: "members:owners.bulk.value" },
	choices: async ({ account, translate }) => ({
		person_switch: switchesInUse(account, personSwitchNames).map((name) => ({
			value: name,
			label: translate(`members:owners.switches.${name}.label`),
		})),
		value: values.map((value) => ({ value, label: translate(`members:owners.bulk.values.${value}`) })),
	}),
	words: "members:owners.bulk",
	apply: async ({ account, read }, { input: { person_switch, value } }, ids) => {
		const chosen: Partial<Record<PersonSwitch, 0 | 1>> = { [person_switch]: value === "1" ? 1 : 0 };
		const people = await read(listSwitches(account.id, ids));
		const hasItSo = new Set(
			people.flatMap(({ id, switches }) =>
				switchesOf(account, JSON.parse(switches), [person_switch])[person_switch] === chosen[person_switch] ? [id] : [],
			),
		);
		const changed = ids.filter((id) => !hasItSo.has(id));
		return {
			statements: [updateOwnSwitches(account.id, changed, ownSwitches(account, chosen))],
			skipped: [...hasItSo].map((id) => ({ id, reason: "has_it" })),
		};
	},
});
