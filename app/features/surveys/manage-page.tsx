/** One survey or form for its owners: head with its state and buttons, and its parts as tabs; the parts themselves are its own. */
import type { ReactNode } from "react";
import type { SurveyStatus, shownStatuses } from "#workers/features/surveys/rules/statuses";
import { PageHead } from "~/ui/page-head";
import { StatusDot } from "~/ui/status-dot";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { Builder } from "./builder";
import { Languages } from "./languages";
import { ManageActions } from "./manage-actions";
import type { Managed } from "./managed";

type Part = "questions" | "settings" | "preview" | "results";

type ManagePageProps = {
	kind: Managed;
	item: {
		id: number;
		title: string;
		status: SurveyStatus;
		shown_status: (typeof shownStatuses)[number];
		language_code: string;
	};
	parts: readonly Part[];
	part: Part;
	languages: readonly string[];
	builder: Parameters<typeof Builder>[0]["builder"] | null;
	/** The form of settings, where they are the part. */
	settings: ReactNode;
	/** Further buttons. */
	actions?: ReactNode;
	children?: ReactNode;
};

/** The page of what is there. */
export function ManagePage(props: ManagePageProps) {
	const { kind, item, parts, part, languages, builder, settings, actions, children } = props;
	const { t } = useTranslation(kind);
	const base = `/${kind}/manage/${item.id}`;
	return (
		<div className="stack">
			<PageHead
				title={item.title}
				subtitle={<StatusDot status={item.shown_status} label={t(`status.${item.shown_status}`)} />}
				back={{ href: `/${kind}/manage`, label: t("manage.title") }}
				actions={
					<>
						<ManageActions kind={kind} item={item} />
						{actions}
					</>
				}
			/>
			<Tabs
				label={t("builder.tabs.label")}
				tabs={parts.map((one) => ({
					href: one === "questions" ? base : `${base}?part=${one}`,
					// Only surveys have results, and words for them.
					label: t(`builder.tabs.${one as Exclude<Part, "results">}`),
					isCurrent: one === part,
				}))}
			/>
			{(builder || settings) && <Languages {...{ base, languages, part }} language_code={item.language_code} />}
			{builder && <Builder builder={builder} />}
			{settings}
			{children}
		</div>
	);
}

/** The page of a new one: its title and its settings. */
export function NewManaged({ kind, title, children }: { kind: Managed; title: string; children: ReactNode }) {
	const { t } = useTranslation(kind);
	return (
		<div className="stack">
			<PageHead title={title} back={{ href: `/${kind}/manage`, label: t("manage.title") }} />
			{children}
		</div>
	);
}
