/** Who has not joined, what was sent and is planned, and sending invitations or canceling them. */
import { type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formatMoment, formatTime, readMoment } from "~/shell/dates.server";
import { type PostedForm, readForm } from "~/shell/form-data.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { type InvitationsQuery, invitationsAddress, readInvitationsQuery } from "./invitations-query";

const pageSize = 25;
const dayMs = 86_400_000;

/** One page of the list, the last sendings, and what the form starts from. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = readInvitationsQuery(new URL(request.url).searchParams);
	const filters = { invitation: query.invitation || undefined, upload_id: query.upload ?? undefined };
	const [{ account }, list, everybody, past, upload] = await Promise.all([
		context.call("account/init-account", {}),
		context.call("members/get-not-joined", { page: query.page - 1, pageSize, filters }),
		context.call("members/get-not-joined", { pageSize: 1 }),
		context.call("members/get-sendings", { filters: { upload_id: query.upload ?? undefined } }),
		findUpload(context, query),
	]);
	if (query.page > 1 && query.page > list.total_pages)
		throw redirect(invitationsAddress(query, { page: Math.max(1, list.total_pages) }));
	const reader = { time_zone: account.time_zone ?? "UTC", language_code: context.language_code };
	return {
		title: context.texts.t("members:title"),
		query,
		upload,
		people: list.table_rows.map((person) => ({
			...person,
			added: formatTime(person.created_at, "recognition", reader),
			invited: person.invited_at === null ? null : formatMoment(person.invited_at, reader),
		})),
		total_rows: list.total_rows,
		total_pages: list.total_pages,
		page_size: pageSize,
		everybody_count: everybody.total_rows,
		sendings: past.table_rows.map((sending) => ({
			...sending,
			date: formatMoment(sending.finished_at ?? sending.due_at, reader),
		})),
		time_zone: reader.time_zone,
		today: formatTime(Date.now(), "filter", reader),
		tomorrow: formatTime(Date.now() + dayMs, "filter", reader),
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
	const query = readInvitationsQuery(new URL(request.url).searchParams);
	const form = await readForm(request);
	if (form.text("intent") === "cancel") return cancel(context, query, form);
	const { account } = await context.call("account/init-account", {});
	const reader = { time_zone: account.time_zone ?? "UTC", language_code: context.language_code };
	const kept = { typed: form.typed, ticked: form.numbers("user") };
	const moment = readMoment(form.text("day"), form.text("hour"), reader.time_zone);
	const isLater = form.text("when") === "later";
	if (isLater && moment === undefined)
		return { ...kept, message: "", errors: { send_at: [context.texts.t("members:validation.moment")] } };
	const audience = form.text("who") as "people" | "upload" | "not_joined";
	if (audience === "people" && kept.ticked.length === 0)
		return { ...kept, message: "", errors: { user_ids: [context.texts.t("members:validation.nobody")] } };
	const asked = {
		audience,
		user_ids: audience === "people" ? kept.ticked : [],
		upload_id: query.upload ?? undefined,
		send_at: isLater ? moment : undefined,
	};
	const outcome = await context.attempt("members/send-invitations", asked, { key: form.key });
	if (!outcome.ok) return { ...kept, message: outcome.refusal.resultMsg, errors: outcome.refusal.errors ?? {} };
	const { queued, send_at, without_email } = outcome.answer;
	const values = { count: queued, date: formatMoment(send_at, reader), without: without_email };
	const sent = without_email > 0 ? "members:notices.sentWithout" : "members:notices.sent";
	throw redirectWithNotice(invitationsAddress(query), isLater ? "members:notices.planned" : sent, values);
}

async function cancel(context: AppLoadContext, query: InvitationsQuery, form: PostedForm): Promise<RefusedInvitation> {
	const sending_id = form.number("sending_id") ?? 0;
	const outcome = await context.attempt("members/cancel-invitations", { sending_id });
	if (outcome.ok) throw redirectWithNotice(invitationsAddress(query), "members:notices.canceled");
	return { typed: {}, ticked: [], message: outcome.refusal.resultMsg, errors: {} };
}

/** The upload that the address keeps to. Throws a 404 for one that is not the owner's. */
async function findUpload(context: AppLoadContext, { upload }: InvitationsQuery) {
	if (upload === null) return null;
	const { table_rows } = await context.call("imports/get-past-upload-file-requests", { filters: { id: upload } });
	const [row] = table_rows;
	if (!row) throw Response.json({ resultType: "not_found" }, { status: 404 });
	return { id: row.id, file_name: row.file_name, not_joined_count: row.not_joined_count };
}
