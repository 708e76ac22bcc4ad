/** What a certificate's page shows. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** The loader; a certificate that the reader may not see does not exist. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const certificate_id = context.id(params.id);
	const { certificate } = await context.call("recognition/get-recognition-certificate", { certificate_id });
	return {
		title: context.texts.t("recognition:certificate.title"),
		certificate: {
			...certificate,
			when: context.format.time(certificate.created_at, "recognition"),
			day: context.format.time(certificate.created_at, "long"),
		},
	};
}
