/** Reads rules as they were said into rules as they are kept, with what is wrong at its field; and the other way round. */
import type { z } from "zod";
import { isCalendarDay } from "#workers/kernel/bounds";
import type { FieldErrors } from "#workers/kernel/errors";
import { roles } from "#workers/kernel/identity";
import { textKey } from "#workers/kernel/names";
import type { MemberScope } from "#workers/kernel/scope";
import { additionalFieldsOf } from "../rules/additional-fields";
import { canCompare, kindOfField, ownFieldPrefix, type PeopleRule, type RuleFieldKind } from "../rules/people-rules";
import { nameOf } from "../rules/person";
import type { ruleOutput } from "../rules/rule-schema";
import { findGroupsSaid, findPeopleSaid, findSayings } from "../store/groups";

type Said = { field: string; operator: PeopleRule["operator"]; values: readonly string[] };

/** What stands for each value: an id of a person or group, a role, or the words themselves; undefined where there is no such thing. */
type Meaning = (kind: RuleFieldKind, value: string) => string | undefined;

/** Rules to keep, and what is wrong by field; `takesGroups` where rules may build on groups. */
export async function checkRules(
	scope: MemberScope,
	said: readonly Said[],
	{ takesGroups }: { takesGroups: boolean },
): Promise<{ rules: PeopleRule[]; problems: FieldErrors }> {
	const keys = additionalFieldsOf(scope.account).map(({ key }) => key);
	const kindOf = (field: string) => {
		const kind = kindOfField(field, keys);
		return kind === "group" && !takesGroups ? undefined : kind;
	};
	const means = await readMeanings(scope, said, kindOf);
	const problems: FieldErrors = {};
	const rules = said.map(({ field, operator, values }, at) => {
		const kind = kindOf(field);
		const wrong = (part: string, text: string) => {
			problems[`rules.${at}.${part}`] = [text];
		};
		if (!kind) wrong("field", scope.translate("groups:validation.field"));
		else if (!canCompare(kind, operator)) wrong("operator", scope.translate("groups:validation.operator"));
		const meant = values.map((value) => ({ value, id: kind && means(kind, value) }));
		const unknown = meant.filter(({ id }) => id === undefined || id === "").map(({ value }) => value);
		if (kind && unknown.length > 0)
			wrong("values", scope.translate(`groups:validation.values.${kind}`, { said: unknown.join(", ") }));
		return { field, operator, values: [...new Set(meant.flatMap(({ id }) => id ?? []))] };
	});
	return { rules, problems };
}

async function readMeanings(
	scope: MemberScope,
	said: readonly Said[],
	kindOf: (field: string) => RuleFieldKind | undefined,
): Promise<Meaning> {
	const valuesOf = (kind: RuleFieldKind) =>
		said.filter(({ field }) => kindOf(field) === kind).flatMap(({ values }) => values);
	const [persons, groups] = [valuesOf("person"), valuesOf("group")];
	const [people, named] = await Promise.all([
		persons.length > 0 ? scope.read(findPeopleSaid(scope.account.id, persons)) : [],
		groups.length > 0 ? scope.read(findGroupsSaid(scope.account.id, groups)) : [],
	]);
	const idsOf = (found: readonly { said: string; id: number }[]) =>
		new Map(found.map((one) => [one.said, String(one.id)]));
	const ids = { person: idsOf(people), group: idsOf(named) };
	return (kind, value) => {
		if (kind === "person" || kind === "group") return ids[kind].get(value);
		if (kind === "day") return isCalendarDay(value) ? value : undefined;
		if (kind === "role") return roleSaid(scope, value);
		return value;
	};
}

/** A role by its key or its name. */
function roleSaid({ translate }: MemberScope, value: string): string | undefined {
	const typed = value.toLowerCase();
	return roles.find(
		(role) => role === typed || translate(textKey(`settings:roles.names.${role}`)).toLowerCase() === typed,
	);
}

/** Rules as they are answered: in words, and with what has become of fields and groups. */
export async function presentRules(
	scope: MemberScope,
	rules: readonly PeopleRule[],
): Promise<z.input<typeof ruleOutput>[]> {
	const own = new Map(additionalFieldsOf(scope.account).map(({ key, label }) => [key, label]));
	const keys = [...own.keys()];
	const idsOf = (field: string) =>
		rules.filter((rule) => rule.field === field).flatMap(({ values }) => values.map(Number));
	const [managers, groups] = [idsOf("manager"), idsOf("group")];
	const [people, named] = await Promise.all([
		managers.length > 0 ? scope.read(findSayings(scope.account.id, managers)) : [],
		groups.length > 0 ? scope.read(findGroupsSaid(scope.account.id, groups.map(String))) : [],
	]);
	const sayings = new Map(people.map((person) => [String(person.id), { said: person.said, label: nameOf(person) }]));
	const names = new Map(named.map(({ id, name }) => [String(id), { said: String(id), label: name }]));
	return rules.map(({ field, operator, values }) => {
		const kind = kindOfField(field, keys);
		const shown = values.map((value) => {
			if (kind === "person") return sayings.get(value) ?? { said: value, label: value };
			if (kind === "group")
				return names.get(value) ?? { said: value, label: scope.translate("groups:rules.goneGroup") };
			if (kind === "role") return { said: value, label: scope.translate(textKey(`settings:roles.names.${value}`)) };
			return { said: value, label: value };
		});
		const isGroupGone = kind === "group" && values.some((value) => !names.has(value));
		return {
			field,
			label: labelOf(scope, field, own),
			operator,
			values: shown.map(({ said }) => said),
			labels: shown.map(({ label }) => label),
			problem: kind === undefined ? ("field_gone" as const) : isGroupGone ? ("group_gone" as const) : null,
		};
	});
}

/** What a field is called. */
function labelOf({ translate }: MemberScope, field: string, own: ReadonlyMap<string, string>): string {
	if (!field.startsWith(ownFieldPrefix)) return translate(textKey(`groups:rules.fields.${field}`));
	const key = field.slice(ownFieldPrefix.length);
	return own.get(key) ?? key;
}
