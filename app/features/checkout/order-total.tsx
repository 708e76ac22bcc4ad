/** What the order costs, what is left after it, and placing it. */
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { SecureForm } from "~/shell/secure-form";
import { useFrame } from "~/shell/use-frame";
import { type PointsWords, usePointsWords } from "~/ui/account-display";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Checkbox } from "~/ui/choice";
import { FieldError } from "~/ui/field";
import { MobileActionBar } from "~/ui/mobile-action-bar";
import { Notice } from "~/ui/notice";
import { type Lookup, useTranslation } from "~/ui/texts";
import type { action, loader } from "./checkout.server";

/** The form to which the inputs of the other cards belong. */
export const orderFormId = "order";

/** Props: true while a line must be mended first. */
export type OrderTotalProps = { isBlocked: boolean };

/** The sum beside the cart, and at a phone's foot. */
export function OrderTotal({ isBlocked }: OrderTotalProps) {
	const { cart } = useLoaderData<typeof loader>();
	const { user } = useFrame();
	const { t } = useTranslation("checkout");
	const words = usePointsWords();
	const isBusy = useNavigation().formData?.get("intent") === "order";
	const missing = words.areHidden ? 0 : cart.total_points - (user?.point_balance ?? 0);
	const isStopped = isBlocked || missing > 0;
	const after = isBlocked ? t("total.checkFirst") : words.areHidden ? undefined : leftWords(t, words, missing);
	const button = (
		<Button form={orderFormId} kind="main" size="tall" isFull isBusy={isBusy} disabled={isStopped}>
			{t("placeOrder")}
		</Button>
	);
	return (
		<Card title={t("total.title")} className="stay">
			<SecureForm id={orderFormId} className="stack" repeatKey={`cart:${cart.cart_version}`}>
				<input type="hidden" name="intent" value="order" />
				<input type="hidden" name="cart_version" value={cart.cart_version} />
				{cart.items.map(({ itemId, qty, item }) => (
					<input key={itemId} type="hidden" name="line" value={`${itemId}:${qty}:${item.points}`} />
				))}
				<Facts />
				{isBlocked && <Notice tone="bad">{t("total.blocked")}</Notice>}
				{!isBlocked && missing > 0 && (
					<Notice tone="warn">{t("total.tooFew", { points: words.withLabel(missing) })}</Notice>
				)}
				<Terms />
				<div className="wide-only">{button}</div>
				<p className="meta">{t("total.note")}</p>
			</SecureForm>
			<MobileActionBar sum={words.withLabel(cart.total_points)} note={after}>
				{button}
			</MobileActionBar>
		</Card>
	);
}

/** '13,660 points missing', or what will be left. */
function leftWords(t: Lookup<"checkout">, words: PointsWords, missing: number): string {
	if (missing > 0) return t("total.missing", { points: words.withLabel(missing) });
	return t("total.leftAfter", { points: words.figure(-missing) });
}

function Facts() {
	const { cart, deliveries } = useLoaderData<typeof loader>();
	const { user } = useFrame();
	const { t } = useTranslation("checkout");
	const words = usePointsWords();
	const balance = user?.point_balance ?? 0;
	const left = balance - cart.total_points;
	return (
		<dl className="facts">
			<div>
				<dt>{t("items", { count: cart.total_units })}</dt>
				<dd>{words.figure(cart.total_points)}</dd>
			</div>
			{deliveries.includes("courier") && (
				<div>
					<dt>{t("total.delivery")}</dt>
					<dd>{t("total.free")}</dd>
				</div>
			)}
			<div className="facts-total">
				<dt>{t("total.total")}</dt>
				<dd>{words.withLabel(cart.total_points)}</dd>
			</div>
			{!words.areHidden && (
				<div>
					<dt>{t("total.balance")}</dt>
					<dd>{words.figure(balance)}</dd>
				</div>
			)}
			{!words.areHidden && left >= 0 && (
				<div>
					<dt>{t("total.left")}</dt>
					<dd className="strong">{words.figure(left)}</dd>
				</div>
			)}
		</dl>
	);
}

/** The terms, where the account asks for them at checkout and they are not accepted yet. */
function Terms() {
	const { user } = useFrame();
	const { t } = useTranslation("checkout");
	const answer = useActionData<typeof action>();
	if (user?.standard_tnc_opted_in !== "no" || user.standard_tnc_opt_in_location !== "checkout") return null;
	const error = answer?.refusal.resultType === "terms_not_accepted" ? answer.refusal.resultMsg : undefined;
	return (
		<div className="stack-small">
			<p className="meta">{t("session:terms.text")}</p>
			<Checkbox name="terms" value="1" required label={t("terms")} />
			{error && <FieldError text={error} />}
		</div>
	);
}
