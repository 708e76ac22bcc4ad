/** Who has not joined, what was sent and is planned, and sending invitations or canceling them. */
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { notJoinedFace } from "#workers/features/invitations/lists/get-not-joined";
import { type PostedForm, readForm } from "~/form/posted-form.server";
import { loadList } from "~/list/list-loader.server";
import { listAddress, listFields, readListQuery } from "~/list/list-query";
import { redirectWithNotice } from "~/shell/notices.server";

const dayMs = 86_400_000;

/** One page of the list, the last sendings, and what the form starts from. */
export async function loader(args: LoaderFunctionArgs) {
	const { context } = args;
	const upload_id = uploadOf(args);
	const upload = await findUpload(context, upload_id);
	const [list, everybody, past] = await Promise.all([
		loadList(args, notJoinedFace, { names: upload ? { upload_id: upload.file_name } : {} }),
		context.call("invitations/get-not-joined", { pageSize: 1 }),
		context.call("invitations/get-sendings", { filters: { upload_id } }),
	]);
	const { format } = context;
	return {
		title: context.texts.t("invitations:title"),
		upload,
		list,
		everybody_count: everybody.total_rows,
		sendings: past.table_rows.map((sending) => ({
			...sending,
			date: format.moment(sending.finished_at ?? sending.due_at),
		})),
		time_zone: format.time_zone,
		today: format.time(Date.now(), "filter"),
		tomorrow: format.time(Date.now() + dayMs, "filter"),
		repeatKey: crypto.randomUUID(),
	};
}

/** What the form gets back when nothing was sent: what was chosen, and what is wrong with it. */
export type RefusedInvitation = {
	typed: Record<string, string>;
	ticked: number[];
	message: string;
	errors: Record<string, string[]>;
};

/** Sends, plans or cancels; what was chosen stays when something is wrong. */
export async function action({ request, context }: ActionFunctionArgs): Promise<RefusedInvitation> {
	const back = hereOf(request);
	const form = await readForm(request);
	if (form.text("intent") === "cancel") return cancel(context, back, form);
	const kept = { typed: form.typed, ticked: form.numbers("user") };
	const moment = context.format.readMoment(form.text("day"), form.text("hour"));
	const isLater = form.text("when") === "later";
	if (isLater && moment === undefined)
		return { ...kept, message: "", errors: { send_at: [context.texts.t("invitations:validation.moment")] } };
	const audience = form.text("who") as "people" | "upload" | "not_joined";
	if (audience === "people" && kept.ticked.length === 0)
		return { ...kept, message: "", errors: { user_ids: [context.texts.t("invitations:validation.nobody")] } };
	const asked = {
		audience,
		user_ids: audience === "people" ? kept.ticked : [],
		upload_id: uploadOf({ request }),
		send_at: isLater ? moment : undefined,
	};
	const outcome = await context.attempt("invitations/send-invitations", asked, { key: form.key });
	if (!outcome.ok) return { ...kept, message: outcome.refusal.resultMsg, errors: outcome.refusal.errors ?? {} };
	const { queued, send_at, without_email } = outcome.answer;
	const values = { count: queued, date: context.format.moment(send_at), without: without_email };
	const sent = without_email > 0 ? "invitations:notices.sentWithout" : "invitations:notices.sent";
	throw redirectWithNotice(back, isLater ? "invitations:notices.planned" : sent, values);
}

async function cancel(context: AppLoadContext, back: string, form: PostedForm): Promise<RefusedInvitation> {
	const sending_id = form.number("sending_id") ?? 0;
	const outcome = await context.attempt("invitations/cancel-invitations", { sending_id });
	if (outcome.ok) throw redirectWithNotice(back, "invitations:notices.canceled");
	return { typed: {}, ticked: [], message: outcome.refusal.resultMsg, errors: {} };
}

/** The upload that the address keeps to. */
function uploadOf({ request }: { request: Request }): number | undefined {
	const { upload_id } = readListQuery(notJoinedFace, new URL(request.url).searchParams).values;
	return upload_id === undefined ? undefined : Number(upload_id);
}

/** The address of the list as it is narrowed, at its first page. */
function hereOf(request: Request): string {
	const query = readListQuery(notJoinedFace, new URL(request.url).searchParams);
	return listAddress(notJoinedFace.address, listFields(notJoinedFace, query));
}

/** An upload of the owner's own. Throws a 404 for one that is not. */
async function findUpload(context: AppLoadContext, id: number | undefined) {
	if (id === undefined) return null;
	const { table_rows } = await context.call("imports/get-past-upload-file-requests", { filters: { id } });
	const [row] = table_rows;
	if (!row) throw Response.json({ resultType: "not_found" }, { status: 404 });
	return { id: row.id, file_name: row.file_name, not_joined_count: row.not_joined_count };
}
