/** What cookies the site sets, what it keeps of a person, and whether doings in the store may be measured. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { Button } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./privacy.server";

export { action, loader } from "./privacy.server";

export const meta = titleMeta;

/** The page about cookies and privacy. */
export default function Privacy() {
	const { t } = useTranslation("session");
	const { measuring } = useLoaderData<typeof loader>();
	return (
		<div className="page page-narrow stack">
			<PageHead title={t("privacy.title")} back={{ href: "/", label: t("privacy.back") }} />
			<h2>{t("privacy.cookies")}</h2>
			<p>{t("privacy.cookiesText")}</p>
			{measuring ? <Measuring choice={measuring.choice} /> : <p>{t("privacy.nobodyElse")}</p>}
			<h2>{t("privacy.data")}</h2>
			<p>{t("privacy.dataText")}</p>
		</div>
	);
}

/** The choice, and how it stands in this browser. */
function Measuring({ choice }: { choice: "accepted" | "declined" | null }) {
	const { t } = useTranslation("session");
	const { account } = useFrame();
	return (
		<>
			<h2>{t("privacy.measuring")}</h2>
			<p>{t("privacy.measuringText", { company_name: account.company_name })}</p>
			<p className="strong">{t(`privacy.${choice ?? "unchosen"}`)}</p>
			<EndpointForm form="analytics/save-cookie-choice" className="row-wrap">
				<input type="hidden" name="back" value="/privacy" />
				{choice !== "accepted" && (
					<Button type="submit" name="choice" value="accepted">
						{t("privacy.accept")}
					</Button>
				)}
				{choice !== "declined" && (
					<Button type="submit" name="choice" value="declined">
						{t("privacy.decline")}
					</Button>
				)}
			</EndpointForm>
		</>
	);
}
