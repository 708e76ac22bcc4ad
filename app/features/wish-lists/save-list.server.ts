/** Naming a list: a new one, or one that is there. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "wish-lists/update-wish-list";

/** The field, with the name that the list has. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(saving);
	const id = params.id === undefined ? null : context.id(params.id);
	const [name, form] = await Promise.all([
		id === null ? null : nameOf(context, id),
		context.form(saving, { name: "wish-lists:form.name" }),
	]);
	return {
		title: context.translate(name === null ? "wish-lists:form.new" : "wish-lists:form.rename"),
		back: id === null ? "/wish_lists" : `/wish_lists/${id}`,
		values: { name: name ?? "" },
		form,
	};
}

async function nameOf(context: LoaderFunctionArgs["context"], id: number): Promise<string> {
	const { wish_lists } = await context.call("wish-lists/get-wish-lists", { wish_list_id: id });
	return wish_lists.find((list) => list.id === id)?.name ?? "";
}

/** Saves the name. */
export const action = formActions({
	[saving]: {
		check: ({ name }, { context }) => (name ? undefined : { name: [context.translate("answers:validation.required")] }),
		input: ({ params, context }) => (params.id === undefined ? {} : { wish_list_id: context.id(params.id) }),
		done: ({ wish_list_id }, { params }) =>
			redirectWithNotice(
				`/wish_lists/${wish_list_id}`,
				params.id === undefined ? "wish-lists:notices.made" : "wish-lists:notices.renamed",
			),
	},
});
