/** The page of a certificate: the recognition in full, printable; where scripts run the tables open it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./certificate.server";
import { CertificateActions, CertificateSheet } from "./certificate-sheet";
import "./recognition.css";

export { titleMeta as meta } from "~/shell/title-meta";
export { loader } from "./certificate.server";

/** The page. */
export default function Certificate() {
	const { certificate } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	return (
		<>
			<PageHead title={t("certificate.title")} back={{ href: "/recognitions", label: t("list.title") }} />
			<div className="card page-narrow">
				<CertificateSheet certificate={certificate} />
				<CertificateActions certificate={certificate} isPage />
			</div>
		</>
	);
}
