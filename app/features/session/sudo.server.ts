/** The server half of signing in as somebody: a member, with a reason, or one's own administration. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";

/** Whom it is about; one's own administration asks for nothing but the press. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const user_id = context.id(params.id);
	const { user } = await context.call("session/get-frame-user", {});
	if (user.account_owner_user_id === user_id)
		return { title: context.translate("session:sudo.own.title"), person: null, obstacle: null, form: null };
	const { person, obstacle } = await context.call("session/get-sign-in-as", { user_id });
	return {
		title: context.translate("session:sudo.title", { name: person.name }),
		person,
		obstacle,
		form: await context.form("session/sign-in-as", { reason: "session:sudo.reason" }),
	};
}

/** Signs in; what a page still showed of one's own is left with it. */
export const action = formActions({
	"session/sign-in-as": {
		input: ({ params, context }) => ({ user_id: context.id(params.id) }),
		done: () => redirect("/"),
	},
	"session/switch-to-administration": { done: () => redirect("/") },
});
