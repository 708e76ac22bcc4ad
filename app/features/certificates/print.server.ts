/** The server half of printing a batch: a page of codes with their QR codes, and giving them out. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { qrCodeOf } from "./qr-code.server";

const printing = "certificates/print-batch";

const pageOf = (request: Request) =>
	Math.max(1, Math.min(5_000, Number(new URL(request.url).searchParams.get("page")) || 1));

/** What can be printed of the page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const batch_id = context.id(params.id);
	const page = Math.trunc(pageOf(request));
	const [answer, form] = await Promise.all([
		context.call("certificates/get-printed-certificates", { batch_id, page }),
		context.form(printing),
	]);
	if (page > answer.total_pages) throw redirect(`/certificates/${batch_id}/print`);
	const { batch, certificates, ...counts } = answer;
	return {
		title: context.translate("certificates:print.title"),
		form,
		...counts,
		batch: { ...batch, last_day: context.format.time(batch.expires_at, "recognition") },
		certificates: certificates.map(({ claim_url, ...certificate }) => ({
			...certificate,
			address: claim_url.replace(/^https?:\/\//, "").replace(/\/[^/]*$/, ""),
			qr_code: qrCodeOf(claim_url),
		})),
	};
}

/** Gives the codes of the page out. */
export const action = formActions({
	[printing]: {
		input: ({ params, request, context }) => ({ batch_id: context.id(params.id), page: Math.trunc(pageOf(request)) }),
		done: ({ batch_id, page }) => redirect(`/certificates/${batch_id}/print?page=${page}`),
	},
});
