/** How the audit log speaks: acts, things, fields and values in the reader's words, and what nobody has words for as it is written. */
import { createFormat } from "#workers/kernel/format";
import { textKey } from "#workers/kernel/names";
import type { Scope } from "#workers/kernel/scope";
import type { DetailWords } from "./details";

/** What speaking needs of a scope. */
export type Reader = Pick<Scope, "account" | "request" | "translate">;

/** The act that an endpoint or job carried out, `settings/save-look`. */
export function actInWords({ translate }: Reader, action: string): string {
	return capitalized(
		translate(textKey(`audit:acts.${action.replace("/", ".")}`), {
			defaultValue: asWritten(action.split("/").at(-1) ?? action),
		}),
	);
}

/** What it was done to. */
export function subjectInWords({ translate }: Reader, kind: string, name: string): string {
	const said =
		name && translate(textKey(`audit:subjects.${kind}`), { name, defaultValue: `${asWritten(kind)}: ${name}` });
	return said || translate(textKey(`audit:things.${kind}`), { defaultValue: asWritten(kind) });
}

/** How the fields of a line are said to this reader; `figure` writes figures. */
export function wordsFor(reader: Reader, figure: (value: number) => string): DetailWords {
	const { translate, account, request } = reader;
	const format = createFormat({ time_zone: account.time_zone, language_code: request.language_code });
	const said = (key: `${"audit" | "members" | "orders" | "reports" | "settings"}:${string}`) =>
		translate(textKey(key), { defaultValue: "" });
	return {
		nothing: translate("audit:values.nothing"),
		label: (field) =>
			capitalized(
				said(`audit:fields.${field}`) ||
					said(`settings:switches.${field}.label`) ||
					said(`members:owners.switches.${field}.label`) ||
					asWritten(field),
			),
		value: (field, value) => {
			if (typeof value === "boolean" || (isSwitch(field) && (value === 0 || value === 1)))
				return translate(value ? "audit:values.on" : "audit:values.off");
			if (typeof value === "number")
				return field.endsWith("_at") || field === "live_to_date" ? format.moment(value) : figure(value);
			if (field === "status" || field === "was" || field === "state")
				return said(`orders:lineStatus.${value}`) || said(`audit:values.status.${value}`) || value;
			if (field === "report_type") return said(`reports:kinds.${value}.title`) || value;
			if (field === "period") return said(`reports:schedules.periods.${value}`) || value;
			if (field === "role") return translate(textKey(`settings:roles.names.${value}`), { defaultValue: value });
			const isCode = /^[a-z][a-z0-9_/-]{0,40}$/i.test(value);
			return (
				(isCode &&
					(kindInWords(reader, value) || said(`audit:values.${field}.${value}`) || said(`audit:values.${value}`))) ||
				value
			);
		},
	};
}

/** What settings call a kind of notification, `flash-sale/ended`; nothing where it is none. */
function kindInWords({ translate }: Reader, kind: string): string {
	const [feature, name] = kind.split("/");
	if (!feature || !name) return "";
	return translate(
		textKey(
			`${feature as "session"}:notifications.${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.label`,
		),
		{
			defaultValue: "",
		},
	);
}

const isSwitch = (field: string) =>
	/^(can|is|has|hide|show|disallow|disable)_|_(enabled|disabled|moderator)$/.test(field);

/** 'access_ends_on' as 'Access ends on'. */
function asWritten(name: string): string {
	return capitalized(name.replaceAll(/[_-]+/g, " ").trim());
}

/** With a capital, also where the account's own word stands first. */
function capitalized(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
