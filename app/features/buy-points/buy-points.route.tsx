/** Buying points: how many, at which price, by which card, and what became of it; below it what was bought before. */
import { useLoaderData } from "@remix-run/react";
import { ListTable } from "~/list/list-table";
import { useReport } from "~/list/report-button";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { usePointsWords } from "~/ui/account-display";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./buy-points.server";
import { ChooseCard } from "./choose-card";
import { PurchasePage } from "./purchase-page";
import "./buy-points.css";

export { action, loader } from "./buy-points.server";

export const meta = titleMeta;

/** The page. */
export default function BuyPoints() {
	const { title, choice } = useLoaderData<typeof loader>();
	const { t } = useTranslation("buy-points");
	const { user } = useFrame();
	const words = usePointsWords();
	const { button, notice } = useReport(choice?.history.report ?? null);
	if (!choice) return <PurchasePage />;
	const { in_wallet } = choice;
	const have =
		in_wallet === null
			? t("have", { points: words.withLabel(user?.point_balance ?? 0) })
			: t("haveInWallet", { points: words.figure(in_wallet) });
	return (
		<div className="stack">
			<PageHead title={title} subtitle={have} back={{ href: "/points", label: t("back") }} />
			<ChooseCard choice={choice} />
			<section className="stack-small">
				<h2>{t("history.title")}</h2>
				{notice}
				<ListTable list={choice.history} caption={t("history.title")} drawing="cart" endTools={button} />
			</section>
		</div>
	);
}
