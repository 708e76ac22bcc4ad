/** The server half of the checklist: how far the place is, and putting steps aside. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";

const here = "/setup";

/** The steps; who comes here first thing while nothing is left to do goes home. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const [checklist, contact] = await Promise.all([
		context.call("setup/get-checklist", {}),
		context.call("contact/get-contact", {}),
	]);
	if (checklist.is_over === 1 && new URL(request.url).searchParams.has("first")) throw redirect("/");
	const { first_name } = context.user;
	return {
		title: context.translate("setup:title", { name: first_name }),
		company_name: context.account.company_name,
		checklist,
		isAside: context.account.settings.setup_aside_all === 1,
		contact,
	};
}

/** Puts a step aside, or takes it up again; the page stays, but after the whole list was put aside. */
export const action = formActions({
	"setup/put-step-aside": {
		done: (_answer, { form }) => redirect(form.text("step") === "all" && form.text("is_aside") === "1" ? "/" : here),
	},
});
