/** Asks before one's own note is deleted; the link to it opens it as a dialog. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { formActions } from "~/form/form-actions.server";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const deletion = "user-notes/delete-user-detail-note";

/** The page on which the note stands: the member's, or theirs among the sales screens. */
function pageOf({
	params,
	request,
	context,
}: Pick<LoaderFunctionArgs, "params" | "request"> & { context: AppLoadContext }) {
	const isAmongSales = /\/customers\/\d+\/note/.test(new URL(request.url).pathname);
	return `/${isAmongSales ? "customers" : "members"}/${context.id(params.id)}`;
}

/** Which note of whom. */
export async function loader(args: LoaderFunctionArgs) {
	const { params, request, context } = args;
	const user_id = context.id(params.id);
	const note_id = Number(new URL(request.url).searchParams.get("note"));
	const [{ member }, { notes }, form] = await Promise.all([
		context.call("member-detail/get-member-details", { user_id }),
		context.call("user-notes/get-user-detail-notes", { user_id }),
		context.form(deletion, {}),
	]);
	const note = notes.find(({ id, commenter_id }) => id === note_id && commenter_id === context.user.id);
	if (!note) throw new Response(null, { status: 404 });
	return { title: context.translate("user-notes:remove.title"), back: pageOf(args), name: member.name, note, form };
}

/** Deletes it. */
export const action = formActions({
	[deletion]: {
		input: ({ request }) => ({ note_id: Number(new URL(request.url).searchParams.get("note")) }),
		done: (_answer, args) => redirectWithNotice(pageOf(args), "user-notes:notices.deleted"),
	},
});

/** The page. */
export default function RemoveNote() {
	const { title, back, name, note, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("user-notes");
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: name }} />
			<EndpointForm form={form} action={`${back}/note?note=${note.id}`} className="stack">
				<p>{t("remove.question")}</p>
				<blockquote className="lines soft">{note.note_text}</blockquote>
				<p>{t("remove.text")}</p>
				<FormFoot form={form} kind="destructive" back={back} cancel={t("remove.no")}>
					{t("remove.yes")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
