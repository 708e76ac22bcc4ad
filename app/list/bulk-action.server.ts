/** The page of a bulk action: what it would do with what is selected, the form that begins it, and the way to how far it is. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { ListFace } from "#workers/kernel/list-face";
import type { TextKey } from "#workers/kernel/names";
import type { EndpointName } from "#workers/registry";
import { type FormHandlings, formActions } from "~/form/form-actions.server";
import { type NoticeKey, redirectWithNotice } from "~/shell/notices.server";

type Begun = { bulk_run_id: number; count: number; orderIds?: number[] };

/** A list with a screen and a title of its own. */
type FaceOfScreen = ListFace & { address: string; title: TextKey };

/** What the action named by the address would do. Its fields are those that its declaration gives words for. */
export function bulkActionLoader(face: FaceOfScreen) {
	return async ({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) => {
		const key = params.action ?? "";
		const { endpoint, fields, ...shown } = await context.call("bulk-actions/get-bulk-action", { list: face.name, key });
		return {
			...shown,
			form: await context.form(endpoint as EndpointName, fields as Record<never, TextKey>),
			back: { href: face.address, label: context.translate(face.title) },
		};
	};
}

/** Begins the action, with the rows that its page showed, and leads to how far it is, or back to the list where it was done at once. */
export function bulkActionAction(face: FaceOfScreen) {
	return async (args: ActionFunctionArgs) => {
		const key = args.params.action ?? "";
		const { endpoint, table_hash, notices } = await args.context.call("bulk-actions/get-bulk-action", {
			list: face.name,
			key,
		});
		const begin = {
			input: () => ({ table_hash }),
			done: ({ bulk_run_id, count, orderIds }: Begun) => {
				const run = `/bulk_runs/${bulk_run_id}`;
				if (!notices || !orderIds) return redirect(run);
				const skipped = count - orderIds.length;
				if (skipped === 0) return redirectWithNotice(face.address, notices.all as NoticeKey, { count });
				const why = { href: run, key: "bulk-actions:notices.why" } as const;
				return redirectWithNotice(face.address, notices.partly as NoticeKey, { count: orderIds.length, skipped }, why);
			},
		};
		return formActions({ [endpoint]: begin } as unknown as FormHandlings)(args);
	};
}
