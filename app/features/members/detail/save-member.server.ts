/** The server half of the form of a member's record: editing one, or adding somebody. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { countryOptions } from "#workers/features/addresses/rules/countries";
import type { TextKey } from "#workers/kernel/names";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { languageNames } from "~/shell/language-names";
import { redirectWithNotice } from "~/shell/notices.server";

const editing = "member-detail/ao-update-employee-details";
const adding = "member-detail/create-member";

const fields = {
	first_name: "member-detail:edit.first_name",
	last_name: "member-detail:edit.last_name",
	email: "member-detail:edit.email",
	participant_id: "member-detail:edit.participant_id",
	title: "member-detail:edit.job_title",
	phone: "member-detail:edit.phone",
	hire_date: "member-detail:edit.hire_date",
	dob: "member-detail:edit.dob",
	country: "member-detail:edit.country",
	language_code: "member-detail:edit.language_code",
	address1: "member-detail:edit.address1",
	address2: "member-detail:edit.address2",
	city: "member-detail:edit.city",
	state: "member-detail:edit.state",
	zip: "member-detail:edit.zip",
	is_eligible_to_receive_points: "member-detail:edit.eligible",
} as const satisfies Record<string, TextKey>;

/** The record to edit, or an empty one; one's own leads back to its page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { account } = await context.call("account/init-account", {});
	const options = {
		country: countryOptions(context.format.language_code),
		language_code: account.languages.map((value) => ({ value, label: languageNames[value] ?? value })),
	};
	if (params.id === undefined) {
		await context.requireCall(adding);
		return {
			title: context.translate("member-detail:edit.newTitle"),
			member: null,
			own: (account.additional_fields ?? []).map((field) => ({ ...field, value: "" })),
			values: {
				country: account.country,
				language_code: account.default_language_code,
				is_eligible_to_receive_points: 1,
			},
			options,
			form: await context.form(adding, fields),
		};
	}
	const { member } = await context.call("member-detail/get-member-details", { user_id: context.id(params.id) });
	if (!member.requesting_user_can_edit_user) throw redirect(`/members/${member.id}`);
	const { dob, additional_fields, ...values } = member;
	const shown = Object.fromEntries(
		Object.keys(fields).map((name) => [name, (values as Record<string, unknown>)[name]]),
	);
	return {
		title: context.translate("member-detail:edit.title", { name: member.name }),
		member: { id: member.id, name: member.name, dob },
		own: additional_fields,
		values: shown as Record<string, string | number | null>,
		options,
		form: await context.form(editing, fields),
	};
}

/** Values of the account's own fields, whose names stand behind `own.`. */
function ownOf({ form }: FormArgs): Record<string, string> {
	return Object.fromEntries(
		[...form.raw].flatMap(([name, value]) =>
			name.startsWith("own.") && typeof value === "string" ? [[name.slice("own.".length), value.trim()]] : [],
		),
	);
}

/** Saves the record. */
export const action = formActions({
	[editing]: {
		input: (args) => ({ user_id: args.context.id(args.params.id), additional_fields: ownOf(args) }),
		done: ({ user_id }, args) => redirectWithNotice(`/members/${user_id}`, "member-detail:notices.saved", named(args)),
	},
	[adding]: {
		input: (args) => ({ additional_fields: ownOf(args) }),
		done: ({ user_id }, args) =>
			redirectWithNotice(`/members/${user_id}`, "member-detail:notices.created", named(args)),
	},
});

const named = ({ form }: FormArgs) => ({ name: `${form.text("first_name")} ${form.text("last_name")}`.trim() });
