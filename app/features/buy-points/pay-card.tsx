/** Paying a price that holds: on the provider's page, or in its test mode with one of its test cards. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Radio } from "~/ui/choice";
import { MobileActionBar } from "~/ui/mobile-action-bar";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./buy-points.server";
import type { ShownPurchase } from "./shown-purchase";

type Data = Extract<Awaited<ReturnType<typeof loader>>, { choice: null }>;

/** The card. */
export function PayCard({ purchase }: { purchase: ShownPurchase }) {
	const { pay, tokens, company } = useLoaderData<typeof loader>() as unknown as Data;
	const { t } = useTranslation("buy-points");
	const words = usePointsWords();
	const { id, points, product, money } = purchase;
	const [first] = tokens;
	if (first === undefined) return <Notice>{t("choose.closed")}</Notice>;
	const button = (
		<SubmitButton form={pay} kind="main" size="tall" isFull>
			{t("pay.submit", { money: money.total })}
		</SubmitButton>
	);
	return (
		<Card title={t("pay.title")}>
			<EndpointForm form={pay} className="stack">
				<input type="hidden" name="quote_id" value={id} />
				<input type="hidden" name="amount" value={points} />
				<input type="hidden" name="pointsType" value={product} />
				<p className="meta">{t("pay.safe", { company })}</p>
				{tokens.length === 1 ? (
					<>
						<input type="hidden" name="token" value={first} />
						<p>{labelOf(first)}</p>
					</>
				) : (
					<fieldset className="stack-small">
						<legend className="unseen">{t("pay.title")}</legend>
						{tokens.map((token) => (
							<Radio key={token} name="token" value={token} defaultChecked={token === first} label={labelOf(token)} />
						))}
					</fieldset>
				)}
				<p className="meta">{t("pay.bank")}</p>
				<div className="wide-only">{button}</div>
				<Anchor className="link hit" href={product === "top_up" ? "/settings/buy_points" : "/buy_points"}>
					{t("pay.cancel")}
				</Anchor>
			</EndpointForm>
			<MobileActionBar sum={words.withLabel(points)} note={money.total}>
				{button}
			</MobileActionBar>
		</Card>
	);

	function labelOf(token: string): string {
		return token === "page" ? t("pay.page") : t(`pay.tests.${token}` as "pay.page");
	}
}
