/** The server half of the inbox: the page of requests, the one that is open, and deciding it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { inboxFace } from "#workers/features/moderation/lists/get-inbox";
import type { EndpointOutput } from "#workers/registry";
import { formActions } from "~/form/form-actions.server";
import { loadList } from "~/list/list-loader.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** The form's fields; what has no points to lower shows none. */
const texts = { points: "moderation:request.points", notes: "moderation:request.notes" } as const;

type Request = EndpointOutput<"moderation/get-request">["request"];

/** The requests, and of one the whole: that of the address, else the first, which a phone does not open by itself. */
export async function loader(args: LoaderFunctionArgs) {
	const { context, params, request } = args;
	const id = params.id === undefined ? null : context.id(params.id);
	const list = await loadList(args, inboxFace, { shows: (row: Request) => writtenOf(row, context) });
	const onPage = id === null ? list.rows[0] : list.rows.find((row) => row.id === id);
	const open = onPage ?? (id === null ? null : await readRequest(id, context));
	const form = open ? await context.form("moderation/moderate", texts) : null;
	return {
		title: context.translate("moderation:title"),
		list,
		query: queryOf(request.url),
		isOpened: id !== null,
		open,
		form,
	};
}

/** What the list is narrowed by, for the links of its rows and the way back. */
function queryOf(url: string): string {
	const given = new URL(url).searchParams;
	const kept = ["state", "kind", "page"].flatMap((name) => (given.get(name) ? [[name, given.get(name)!]] : []));
	return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}

async function readRequest(request_id: number, context: LoaderFunctionArgs["context"]) {
	const { request } = await context.call("moderation/get-request", { request_id });
	return writtenOf(request, context);
}

/** A request with its moments in the reader's words. */
function writtenOf(request: Request, { format }: Pick<LoaderFunctionArgs["context"], "format">) {
	return {
		...request,
		since: format.time(request.created_at, "recognition"),
		decided_at: request.moderated_at === null ? null : format.moment(request.moderated_at),
	};
}

/** Decides, or takes back what the reader asked for, and goes on with what still waits. */
export const action = formActions({
	"moderation/moderate": {
		input: ({ form }) => ({ request_id: form.number("request_id") }),
		asks: ({ action: said, notes }, { form }) => said === "reject" && !(form.text("needs_reason") && !notes),
		done: ({ final_status }, { request, form }) =>
			redirectWithNotice(`/moderation${queryOf(request.url)}`, `moderation:notices.${final_status}`, {
				name: form.text("name"),
			}),
	},
	"moderation/withdraw-request": {
		input: ({ form }) => ({ request_id: form.number("request_id") }),
		asks: () => true,
		done: (_answer, { request }) =>
			redirectWithNotice(`/moderation${queryOf(request.url)}`, "moderation:notices.withdrawn"),
	},
});
