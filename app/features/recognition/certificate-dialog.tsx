/** A certificate over the page that named it. */
import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { Dialog } from "~/ui/dialog";
import { Skeleton } from "~/ui/skeleton";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./certificate.server";
import { CertificateActions, CertificateSheet } from "./certificate-sheet";

/** The dialog; it is there only while it is open. */
export default function CertificateDialog({ id, onClose }: { id: number; onClose: () => void }) {
	const { t } = useTranslation("recognition");
	const { data, load } = useFetcher<typeof loader>();
	useEffect(() => load(`/recognitions/${id}`), [id, load]);
	return (
		<Dialog title={t("certificate.title")} isOpen onClose={onClose} size="small">
			{data ? (
				<>
					<CertificateSheet certificate={data.certificate} />
					<CertificateActions certificate={data.certificate} />
				</>
			) : (
				<Skeleton shape="card" />
			)}
		</Dialog>
	);
}
