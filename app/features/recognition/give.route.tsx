/** The page of giving recognition, which works without scripts too; links to it may open it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { useFormAnswer } from "~/form/form-scope";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./give.server";
import type { GiveData } from "./give-data";
import { GiveForm } from "./give-form";
import "./recognition.css";
import "./give.css";

export { titleMeta as meta } from "~/shell/title-meta";
export { action, loader } from "./give.server";

export const handle = { takesFiles: "recognition/give-recognition" };

/** The page. */
export default function Give() {
	const data = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	return (
		<div className="give">
			<PageHead title={t("give.title")} subtitle={t("give.subtitle")} back={{ href: "/", label: t("give.home") }} />
			<Giving data={data} />
		</div>
	);
}

/** The form, or why there is none: nobody begins a letter that cannot be sent, and one that was refused stays. */
function Giving({ data }: { data: GiveData }) {
	const { t } = useTranslation("recognition");
	const isSent = useFormAnswer(data.form.name).answer !== undefined;
	const canPay = data.programs.some(({ can_pay }) => can_pay === 1);
	if (canPay || (isSent && data.programs.length > 0)) return <GiveForm data={data} />;
	if (data.programs.length === 0)
		return (
			<EmptyState drawing="program" title={t("give.noProgramTitle")}>
				{t("give.noProgramText")}
			</EmptyState>
		);
	const owners = [...new Set(data.programs.flatMap(({ budget_owner_name }) => budget_owner_name ?? []))];
	return (
		<EmptyState drawing="program" title={t("give.allEmptyTitle")}>
			{owners.length > 0 ? t("give.allEmptyAsk", { owners: owners.join(", ") }) : t("give.allEmptyText")}
		</EmptyState>
	);
}
