/** The server half of a person's role: who it is, which role they have, and giving another. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isOn } from "#workers/kernel/identity";
import { textKey } from "#workers/kernel/names";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** The person, their role, and the form. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { person, role, role_given_at, is_last_owner, supplier_data_access } = await context.call("members/get-role", {
		user_id: context.id(params.id),
	});
	return {
		title: context.translate("members:owners.roles.form.title", { name: person.name }),
		person,
		role,
		is_last_owner,
		supplier_data_access,
		hasSales: isOn(context.account, "sales_module_enabled"),
		since: role_given_at === null ? null : context.format.time(role_given_at, "recognition"),
		isSelf: person.id === context.user.id,
		form: await context.form("members/save-role", {
			role: { label: "members:owners.roles.form.role", options: "settings:roles.names" },
			supplier_data_access: {
				label: "members:owners.roles.form.supplierData",
				options: "members:owners.roles.form.supplierDataAccesses",
			},
		}),
	};
}

/** Gives the role; who gave up their own has no way back to the list. */
export const action = formActions({
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
