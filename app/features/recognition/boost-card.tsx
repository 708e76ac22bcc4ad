/** Who added points to a recognition, and for colleagues with a budget of their own adding some, below its certificate. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { Avatar } from "~/ui/avatar";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./certificate.server";
import "./recognition.css";

/** The card; nothing where nobody boosted and the reader may not. */
export function BoostCard() {
	const { boosts, boosting } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	if (boosts.length === 0 && !boosting) return null;
	return (
		<section className="card stack certificate-reverse" id="boost">
			<h2>{t(boosts.length > 0 ? "boost.title" : "boost.offer")}</h2>
			<Boosters />
			<Boosting />
		</section>
	);
}

function Boosters() {
	const { boosts } = useLoaderData<typeof loader>();
	const words = usePointsWords();
	if (boosts.length === 0) return null;
	return (
		<ul className="plain-list stack-small">
			{boosts.map(({ id, name, image_url, points }) => (
				<li key={id} className="row">
					<Avatar name={name} image_url={image_url} />
					<span className="grow strong">{name}</span>
					{points !== null && <span className="figure">+{words.withLabel(points)}</span>}
				</li>
			))}
		</ul>
	);
}

function Boosting() {
	const { boosting, certificate } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	if (!boosting || !certificate) return null;
	const { form, budgets } = boosting;
	const options = budgets.map(({ id, name, points_remaining }) => ({
		value: String(id),
		label: t("boost.budgetLeft", { name, points: words.figure(points_remaining) }),
	}));
	return (
		<EndpointForm form={form} values={{ budget_id: budgets[0]?.id ?? "" }} className="stack">
			<p className="soft">{t("boost.about", { recipient: certificate.recipient })}</p>
			<FormField of={form.fields.budget_id} options={options} />
			<FormField of={form.fields.points} />
			<div>
				<SubmitButton form={form}>{t("boost.button")}</SubmitButton>
			</div>
		</EndpointForm>
	);
}
