/** What a certificate's page shows. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formatTime } from "~/shell/dates.server";

/** The loader; a certificate that the reader may not see does not exist. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const certificate_id = Number(params.id);
	if (!Number.isSafeInteger(certificate_id)) throw Response.json({ resultType: "not_found" }, { status: 404 });
	const [{ account }, { certificate }] = await Promise.all([
		context.call("account/init-account", {}),
		context.call("recognition/get-recognition-certificate", { certificate_id }),
	]);
	const reader = { time_zone: account.time_zone ?? "utc", language_code: context.language_code };
	return {
		title: context.texts.t("recognition:certificate.title"),
		certificate: { ...certificate, when: formatTime(certificate.created_at, "recognition", reader) },
	};
}
