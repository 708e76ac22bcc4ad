/** What cookies the site sets and what it keeps of a person. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

/** The page's title. */
export const loader = async ({ context }: LoaderFunctionArgs) => ({ title: context.texts.t("session:privacy.title") });

/** The page about cookies and privacy. */
export default function Privacy() {
	const { t } = useTranslation("session");
	return (
		<div className="page page-narrow stack">
			<PageHead title={t("privacy.title")} back={{ href: "/", label: t("privacy.back") }} />
			<h2>{t("privacy.cookies")}</h2>
			<p>{t("privacy.cookiesText")}</p>
			<h2>{t("privacy.data")}</h2>
			<p>{t("privacy.dataText")}</p>
		</div>
	);
}
