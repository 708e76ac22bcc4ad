/** One Medallia item: as it reads, or with its words in a field, and what is done about it. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type FormArgs, formActions } from "~/form/form-actions.server";

const saving = "medallia/save-item";

/** What can have been done with an item just now, which its page says for a moment. */
const said = ["saved", "approved", "rejected"] as const;

/** The item, with its day in words; its form where the address asks for it and the item waits. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const search = new URL(request.url).searchParams;
	const [{ item }, form] = await Promise.all([
		context.call("medallia/fetch-item", { item_id: context.id(params.id) }),
		context.form(saving, { comment: "medallia:columns.comment" }),
	]);
	const { format, translate } = context;
	const { decided_at, created_at, ...shown } = item;
	return {
		title: translate("medallia:item.title", { name: item.person.name }),
		item: {
			...shown,
			came: format.time(created_at, "long"),
			decided: decided_at === null ? null : format.time(decided_at, "long"),
		},
		form,
		isEditing: item.status === "pending" && search.get("mode") === "edit",
		said: said.find((one) => one === search.get("said")) ?? null,
	};
}

const asRead = ({ params, form, context }: FormArgs) => ({
	item_id: context.id(params.id),
	version: Number(form.text("version")),
});

const back =
	(what: (typeof said)[number]) =>
	(_answer: unknown, { params }: FormArgs) =>
		redirect(`/medallia/${params.id}?said=${what}`);

/** Saves the words, approves or rejects. */
export const action = formActions({
	[saving]: { input: asRead, done: back("saved") },
	"medallia/approve-item": { input: asRead, done: back("approved") },
	"medallia/reject-item": { input: asRead, asks: () => true, done: back("rejected") },
});
