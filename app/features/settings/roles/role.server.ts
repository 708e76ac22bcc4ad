/** The server half of a person's role: who it is, which role they have, what they may do beside it, and changing both. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type PersonSwitch, personSwitchNames } from "#workers/features/members/rules/person-switches";
import { isOn } from "#workers/kernel/identity";
import { textKey } from "#workers/kernel/names";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const switchLabels = Object.fromEntries(
	personSwitchNames.map((name) => [name, `members:owners.switches.${name}.label`]),
) as { [Name in PersonSwitch]: `members:owners.switches.${Name}.label` };

/** The person, their role and what they may do beside it, with a form for each. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { person, role, role_given_at, is_last_owner, supplier_data_access, switches } = await context.call(
		"members/get-role",
		{ user_id: context.id(params.id) },
	);
	return {
		title: context.translate("members:owners.roles.form.title", { name: person.name }),
		person,
		role,
		is_last_owner,
		supplier_data_access,
		hasSales: isOn(context.account, "sales_module_enabled"),
		since: role_given_at === null ? null : context.format.time(role_given_at, "recognition"),
		isSelf: person.id === context.user.id,
		switches,
		switchesForm: await context.form("members/save-person-switches", switchLabels),
		form: await context.form("members/save-role", {
			role: { label: "members:owners.roles.form.role", options: "settings:roles.names" },
			supplier_data_access: {
				label: "members:owners.roles.form.supplierData",
				options: "members:owners.roles.form.supplierDataAccesses",
			},
		}),
	};
}

/** Gives the role, whoever gave up their own having no way back to the list; or saves what the person may do beside it. */
export const action = formActions({
	"members/save-person-switches": {
		input: ({ params, context }) => ({ user_id: context.id(params.id) }),
		done: async (_answer, { params, context }) => {
			const { person } = await context.call("members/get-role", { user_id: context.id(params.id) });
			return redirectWithNotice(`/settings/roles/${person.id}`, "members:notices.switches", { name: person.name });
		},
	},
	"members/save-role": {
		input: ({ params, context }) => ({ user_id: context.id(params.id) }),
		asks: ({ user_id, role }, { context }) => user_id === context.user.id && role !== "account_owner",
		done: async ({ role }, { params, context }) => {
			const user_id = context.id(params.id);
			if (user_id === context.user.id)
				return role === "account_owner"
					? redirect("/settings/roles")
					: redirectWithNotice("/", "members:notices.roleLeft");
			const { person } = await context.call("members/get-role", { user_id });
			const { name } = person;
			return role === "member"
				? redirectWithNotice("/settings/roles", "members:notices.roleTaken", { name })
				: redirectWithNotice("/settings/roles", "members:notices.roleGiven", {
						name,
						role: context.translate(textKey(`settings:roles.names.${role}`)),
					});
		},
	},
});
