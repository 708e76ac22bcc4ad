/** Said before the cart's lines where the points do not suffice: how many are missing, and what can be done about it. */
import { useLoaderData } from "@remix-run/react";
import { useBalance } from "~/features/catalog";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ProgressBar } from "~/ui/progress-bar";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./checkout.server";

/** Props: the reader's points, fewer than the cart takes. */
export type ShortCardProps = { balance: number };

/** The card. */
export function ShortCard({ balance }: ShortCardProps) {
	const { cart, mayBuyPoints } = useLoaderData<typeof loader>();
	const { t } = useTranslation("checkout");
	const words = usePointsWords();
	const title = t("short.title", { points: words.withLabel(cart.total_points - balance) });
	return (
		<Card title={title}>
			<div className="stack-small">
				<p className="soft">{t("short.text")}</p>
				<ProgressBar percent={(100 * balance) / cart.total_points} label={title} isNeverLow />
				<p className="meta figure short-figures">
					<span>{t("short.yours", { points: words.figure(balance) })}</span>
					<span>{t("short.needed", { points: words.figure(cart.total_points) })}</span>
				</p>
				<div className="row-wrap">
					{mayBuyPoints && (
						<ButtonLink kind="main" href={`/buy_points?amount=${cart.total_points - balance}`}>
							{t("short.buy")}
						</ButtonLink>
					)}
					<ButtonLink href="#cart">{t("short.remove")}</ButtonLink>
					<ButtonLink href="/store?affordable=1">{t("short.affordable")}</ButtonLink>
				</div>
			</div>
		</Card>
	);
}

/** How many points the reader lacks for the cart; 0 where nothing is missing, or balances are hidden. */
export function useMissingPoints(): number {
	const { cart } = useLoaderData<typeof loader>();
	const words = usePointsWords();
	const balance = useBalance();
	return words.areHidden ? 0 : Math.max(0, cart.total_points - (balance ?? 0));
}

/** Said where the wallet does not suffice for what it is to pay; points cannot help, unless they are bought for it. */
export function WalletShortCard({ missing }: { missing: number }) {
	const { mayBuyForWallet } = useLoaderData<typeof loader>();
	const { t } = useTranslation("checkout");
	const words = usePointsWords();
	return (
		<Card title={t("short.walletTitle", { points: words.figure(missing) })}>
			<div className="stack-small">
				<p className="soft">{t("short.walletText")}</p>
				<div className="row-wrap">
					{mayBuyForWallet && (
						<ButtonLink kind="main" href={`/buy_points?pointsType=wallet_product&amount=${missing}`}>
							{t("short.buyForWallet")}
						</ButtonLink>
					)}
					<ButtonLink href="#cart">{t("short.remove")}</ButtonLink>
					<ButtonLink href="/wallet">{t("short.toWallet")}</ButtonLink>
				</div>
			</div>
		</Card>
	);
}

/** How much the wallet lacks for what it is to pay; 0 where nothing is missing, or balances are hidden. */
export function useMissingInWallet(): number {
	const { cart, wallet } = useLoaderData<typeof loader>();
	const words = usePointsWords();
	return words.areHidden || !wallet ? 0 : Math.max(0, cart.total_wallet_points - wallet.balance);
}
