/** When points end: what holds now, the effect of other months before they are switched on, and switching off. */
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./points-expiry.server";
import { SettingsPage } from "./settings-page";

export { action, loader } from "./points-expiry.server";

export const meta = titleMeta;

/** How often a page that waits for the count looks again. */
const lookAgainMs = 5_000;

/** The page. */
export default function PointsExpirySettings() {
	const { months, countForm } = useLoaderData<typeof loader>();
	const { t } = useTranslation("points-expiry");
	return (
		<SettingsPage part="points_expiry">
			<div className="page-narrow stack">
				<NowCard />
				<Effect />
				<Card title={t(months === null ? "rule.choose" : "rule.change")}>
					<EndpointForm form={countForm} className="stack" values={{ months: months ?? 24 }}>
						<FormField of={countForm.fields.months} hint={t("rule.monthsHint")} />
						<div>
							<SubmitButton form={countForm} kind="main">
								{t("rule.count")}
							</SubmitButton>
						</div>
					</EndpointForm>
				</Card>
			</div>
		</SettingsPage>
	);
}

/** What holds now; with the way to switch it off. */
function NowCard() {
	const { months, earliest, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("points-expiry");
	return (
		<Card title={t("rule.now")}>
			<div className="stack">
				<p className="strong">{months === null ? t("rule.never") : t("rule.ends", { count: months })}</p>
				{earliest && <p>{t("rule.earliest", { date: earliest })}</p>}
				<p className="meta">{t("rule.how")}</p>
				{months !== null && (
					<EndpointForm form={form} instance="off">
						<SubmitButton
							form={form}
							instance="off"
							question={{ title: t("rule.offTitle"), text: t("rule.offText"), yes: t("rule.offYes") }}
						>
							{t("rule.off")}
						</SubmitButton>
					</EndpointForm>
				)}
			</div>
		</Card>
	);
}

/** What other months would do, once it is counted, and switching them on. */
function Effect() {
	const { preview, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("points-expiry");
	const words = usePointsWords();
	const isCounting = preview?.is_counting === 1;
	useLookingAgain(isCounting);
	if (!preview) return null;
	const { months, points, people } = preview;
	return (
		<Card id="effect" title={t("rule.effectTitle", { count: months })}>
			<div className="stack" aria-live="polite">
				{isCounting ? (
					<>
						<p>{t("rule.counting")}</p>
						<div>
							<ButtonLink href="/settings/points_expiry">{t("rule.again")}</ButtonLink>
						</div>
					</>
				) : (
					<>
						<p className="strong">
							{people === 0
								? t("rule.effectNone")
								: t("rule.effect", { points: words.withLabel(points), count: people })}
						</p>
						<p>{t("rule.first")}</p>
						{preview.is_over === 1 ? (
							<Notice tone="warn">{t("rule.over")}</Notice>
						) : (
							<EndpointForm form={form}>
								<input type="hidden" name="months" value={months} />
								<SubmitButton form={form} kind="main">
									{t("rule.on")}
								</SubmitButton>
							</EndpointForm>
						)}
					</>
				)}
			</div>
		</Card>
	);
}

/** Reads the page again while it waits; without scripts there is a link. */
function useLookingAgain(isWaiting: boolean): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isWaiting) return;
		const timer = setInterval(revalidate, lookAgainMs);
		return () => clearInterval(timer);
	}, [isWaiting, revalidate]);
}
