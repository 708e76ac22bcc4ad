/** The page of a certificate: the sheet as it is printed, and what one can do with it; lists open it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { ShownPicture } from "~/features/activity/index.picture";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { BoostCard } from "./boost-card";
import type { loader } from "./certificate.server";
import { CertificateActions, CertificateAside, PrintButton } from "./certificate-actions";
import { CertificateSheet } from "./certificate-sheet";
import { Reversal, ReverseCard } from "./reversal";

export { titleMeta as meta } from "~/shell/title-meta";
export { action, loader } from "./certificate.server";

/** The page. */
export default function Certificate() {
	const { certificate } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	if (!certificate) return <Reversal />;
	return (
		<>
			<PageHead
				title={t("certificate.title")}
				subtitle={t("certificate.from", { giver: certificate.recognizedBy, date: certificate.when })}
				back={{ href: "/recognitions", label: t("list.title") }}
				actions={<PrintButton />}
			/>
			<div className="certificate-page">
				<CertificateSheet certificate={certificate}>
					{certificate.picture && (
						<ShownPicture of={certificate.picture} alt={t("picture.by", { giver: certificate.recognizedBy })} />
					)}
				</CertificateSheet>
				<CertificateAside certificate={certificate} />
			</div>
			<CertificateActions certificate={certificate} />
			<BoostCard />
			<ReverseCard />
		</>
	);
}
