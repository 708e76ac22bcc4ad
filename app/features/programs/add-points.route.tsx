/** Adds points to what a program can give: how many of those that are available, and why. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formActions } from "~/form/form-actions.server";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

const adding = "programs/add-program-points";

/** The program with its budget, and what is available. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const program_id = context.id(params.id);
	const [{ program, budget }, { available_points }, form] = await Promise.all([
		context.call("programs/get-program-details", { program_id }),
		context.call("budgets/get-budget-choices", {}),
		context.form(adding, { points: "programs:owners.add.points", reason: "programs:owners.add.reason" }),
	]);
	return {
		title: context.translate("programs:owners.add.title"),
		id: program_id,
		name: program.name,
		left: program.points_remaining ?? 0,
		budget: budget.name,
		available: available_points ?? 0,
		form,
	};
}

/** Adds them. */
export const action = formActions({
	[adding]: {
		input: ({ params, context }) => ({ program_id: context.id(params.id) }),
		done: ({ points_after, expires_at }, { params, form }) =>
			expires_at === null
				? redirectWithNotice(`/programs/detail/${params.id}`, "programs:notices.added", { points: points_after })
				: redirectWithNotice(`/programs/detail/${params.id}`, "programs:notices.addedWait", {
						points: form.number("points") ?? 0,
					}),
	},
});

/** The page. */
export default function AddPoints() {
	const { title, id, name, left, budget, available, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const words = usePointsWords();
	return (
		<FormPage
			title={title}
			subtitle={t("owners.add.subtitle", { budget, left: words.figure(left) })}
			back={{ href: `/programs/detail/${id}`, label: name }}
			before={
				available === 0 && (
					<Notice>
						<p>{t("budgets:owners.move.nothingAvailable")}</p>
					</Notice>
				)
			}
			form={form}
			submit={t("owners.actions.addPoints")}
		>
			<FormField
				of={form.fields.points}
				isFirst
				hint={t("owners.add.available", { points: words.figure(available) })}
			/>
			<FormField of={form.fields.reason} hint={t("budgets:owners.move.reasonHint")} />
		</FormPage>
	);
}
