/** Who has not joined, what was sent and is planned, and sending invitations or canceling them. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { notJoinedFace } from "#workers/features/invitations/lists/get-not-joined";
import type { FieldErrors } from "#workers/kernel/errors";
import { loadList, reportAction } from "~/list/list-loader.server";
import { listAddress, listFields, readListQuery } from "~/list/list-query";
import { redirectWithNotice } from "~/shell/notices.server";

const dayMs = 86_400_000;

const sending = "invitations/send-invitations";

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
		sendings: past.table_rows.map((row) => ({ ...row, date: format.moment(row.finished_at ?? row.due_at) })),
		time_zone: format.time_zone,
		tomorrow: format.time(Date.now() + dayMs, "filter"),
		form: await context.form(sending, {
			audience: { label: "invitations:form.who", options: "invitations:sendings.audience" },
			user_ids: "invitations:form.ticked",
			send_at: "invitations:form.when",
		}),
	};
}

/** Sends or plans, and cancels; what was chosen stays when something is wrong. */
export const action = reportAction(notJoinedFace, {
	[sending]: {
		input: ({ request, context, form }) => ({
			upload_id: uploadOf({ request }),
			user_ids: form.text("audience") === "people" ? form.numbers("user_ids") : [],
			send_at:
				form.text("when") === "later" ? context.format.readMoment(form.text("day"), form.text("hour")) : undefined,
		}),
		check: ({ audience, user_ids, send_at }, { context, form }): FieldErrors | undefined => {
			if (form.text("when") === "later" && send_at === undefined)
				return { send_at: [context.translate("invitations:validation.moment")] };
			if (audience === "people" && user_ids?.length === 0)
				return { user_ids: [context.translate("invitations:validation.nobody")] };
			return undefined;
		},
		done: ({ queued, send_at, without_email }, { request, context, form }) => {
			const values = { count: queued, date: context.format.moment(send_at), without: without_email };
			const sent = without_email > 0 ? "invitations:notices.sentWithout" : "invitations:notices.sent";
			const key = form.text("when") === "later" ? "invitations:notices.planned" : sent;
			return redirectWithNotice(hereOf(request), key, values);
		},
	},
	"invitations/cancel-invitations": {
		done: (_answer, { request }) => redirectWithNotice(hereOf(request), "invitations:notices.canceled"),
	},
});

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
