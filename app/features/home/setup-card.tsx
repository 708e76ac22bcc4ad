/** How far a new place is, above an owner's overview until nothing is left to set up. */
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ProgressBar } from "~/ui/progress-bar";
import { useTranslation } from "~/ui/texts";
import type { OverviewData } from "./overview-parts";

/** The card; nothing where the checklist is over. */
export function SetupCard({ setup }: { setup: OverviewData["setup"] }) {
	const { t } = useTranslation("setup");
	if (setup.is_over === 1 || setup.next_step === null) return null;
	const done = setup.steps.filter(({ is_done }) => is_done === 1).length;
	const all = setup.steps.length;
	return (
		<Card title={t("card.title")} end={<span className="figure soft">{t("progress", { done, all })}</span>}>
			<div className="stack">
				<ProgressBar percent={(done / all) * 100} label={t("card.title")} isNeverLow />
				<div className="between row-wrap">
					<p>{t("card.next", { step: t(`names.${setup.next_step}`) })}</p>
					<ButtonLink href="/setup">{t("card.open")}</ButtonLink>
				</div>
			</div>
		</Card>
	);
}
