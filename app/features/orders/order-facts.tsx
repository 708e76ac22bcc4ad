/** What stands beside an order's lines: what was paid and given back, where it goes, and the way that it goes. */
import { textKey } from "#workers/kernel/names";
import { useFrame } from "~/shell/use-frame";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { Fact, Facts } from "~/ui/facts";
import { useTranslation } from "~/ui/texts";
import { pointsGivenBack, wayOfOrder } from "./line-tone";
import type { ShownLine } from "./order-lines";

/** What the cards need of an order. */
export type FactsOrder = {
	unit_count: number;
	total_points: number;
	product_type: string;
	member_name: string;
	address: { donation_dedication: string; donation_is_named: 0 | 1 };
	lines: ShownLine[];
};

/** The sum; for the buyer with the balance of now. */
export function OrderTotal({ order, isMine }: { order: FactsOrder; isMine: boolean }) {
	const { user } = useFrame();
	const { t } = useTranslation("orders");
	const words = usePointsWords();
	const back = pointsGivenBack(order.lines);
	const isOfWallet = order.product_type === "wallet_product";
	return (
		<Card title={t("total.title")}>
			<Facts>
				<Fact term={t("items", { count: order.unit_count })}>{words.figure(order.total_points)}</Fact>
				{order.lines.some(({ delivery }) => delivery === "courier") && (
					<Fact term={t("total.delivery")}>{t("total.free")}</Fact>
				)}
				{back > 0 && <Fact term={t("total.back")}>−{words.figure(back)}</Fact>}
				<Fact term={t("total.paid")} isTotal>
					{isOfWallet
						? `${words.figure(order.total_points - back)} ${t("ofWallet")}`
						: words.withLabel(order.total_points - back)}
				</Fact>
				{isMine && !words.areHidden && !isOfWallet && (
					<Fact term={t("total.balance")} valueClassName="strong">
						{words.figure(user?.point_balance ?? 0)}
					</Fact>
				)}
			</Facts>
		</Card>
	);
}

/** Where it goes: a courier's address, whom e-mails reach, and what nothing is sent of. */
export function GoingTo({ order, address }: { order: FactsOrder; address: readonly string[] }) {
	const { t } = useTranslation("orders");
	const emails = new Set(order.lines.flatMap(({ email_to }) => (email_to ? [email_to] : [])));
	const messages = new Set(order.lines.flatMap(({ email_message }) => (email_message ? [email_message] : [])));
	const { donation_dedication: dedication, donation_is_named } = order.address;
	return (
		<>
			{order.lines.some(({ delivery }) => delivery === "courier") && (
				<Card title={t("goingTo")}>
					<address className="order-address">
						{address.map((line) => (
							<span key={line}>{line}</span>
						))}
					</address>
				</Card>
			)}
			{emails.size > 0 && (
				<Card title={t("goingToEmail")}>
					<p className="order-address">
						{[...emails].map((email) => (
							<span key={email}>{email}</span>
						))}
					</p>
					{[...messages].map((message) => (
						<q key={message} className="soft order-said">
							{message}
						</q>
					))}
				</Card>
			)}
			{order.lines.some(({ delivery }) => delivery === "donation") && (
				<Card title={t("goingToDonation")}>
					<p className="soft">{t("donationNote")}</p>
					{dedication && <p className="order-said">{t("donationDedication", { dedication })}</p>}
					<p className="meta">
						{donation_is_named === 1 ? t("donationNamed", { name: order.member_name }) : t("donationUnnamed")}
					</p>
				</Card>
			)}
		</>
	);
}

/** The way from order to call, as far as it is known; left out when no line is on it any more. */
export function Way({ order, date }: { order: FactsOrder; date: string }) {
	const { t } = useTranslation("orders");
	const way = wayOfOrder(order.lines);
	if (!way) return null;
	const { steps, current, delivery: context } = way;
	const email = order.lines.find(({ email_to }) => email_to)?.email_to ?? "";
	return (
		<Card title={t(way.isDone ? "way.titleDone" : "way.title")}>
			<ol className="way">
				{steps.map((step, index) => (
					<li
						key={step}
						className={index <= current ? "done" : undefined}
						aria-current={index === current ? "step" : undefined}
					>
						<span className={index <= current ? "strong" : undefined}>{t(`way.${step}`, { context })}</span>
						{index === 0 && <span className="meta">{date}</span>}
						{index > current && (
							<span className="meta">{t(textKey(`orders:way.${step}Note`), { context, email })}</span>
						)}
					</li>
				))}
			</ol>
		</Card>
	);
}
