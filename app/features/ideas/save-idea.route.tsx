/** Writing an idea: its words, ideas like it beside them, what is said besides, and whose it is. */
import { useLoaderData } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useFormAnswer } from "~/form/form-scope";
import { titleMeta } from "~/shell/title-meta";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { IdeaForm } from "./idea-form";
import type { loader } from "./save-idea.server";
import { SimilarIdeas } from "./similar-ideas";
import "./ideas.css";

export { action, loader } from "./save-idea.server";

export const meta = titleMeta;

/** The page. */
export default function SaveIdea() {
	const { title, idea_id, mayChange, categories, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const back =
		idea_id === null ? { href: "/ideas", label: t("title") } : { href: `/ideas/${idea_id}`, label: values.title };
	return (
		<div className="stack ideas">
			<PageHead title={title} subtitle={t("new.subtitle")} back={back} />
			{!mayChange ? (
				<Notice tone="warn">{t("errors.idea_not_changeable")}</Notice>
			) : categories.length === 0 ? (
				<EmptyState drawing="program" title={t("empty.title")}>
					{t("new.noCategories")}
				</EmptyState>
			) : (
				<Writing />
			)}
		</div>
	);
}

function Writing() {
	const { form, values, suggestions } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const { answer } = useFormAnswer(form.name);
	const [typed, setTyped] = useState(answer?.typed.title?.at(-1) ?? values.title);
	const onInput = ({ target }: FormEvent) => {
		const { name, value } = target as HTMLInputElement;
		if (name === form.fields.title.name) setTyped(value);
	};
	return (
		<div className="ideas-sides">
			<div className="stack">
				{suggestions.length > 0 && (
					<Notice tone="warn">
						<p className="strong">{t("new.suggested")}</p>
						{suggestions.map(({ id, name, text }) => (
							<p key={id} className="idea-lines">
								{name}: {text}
							</p>
						))}
					</Notice>
				)}
				<IdeaForm onInput={onInput} />
			</div>
			<SimilarIdeas title={typed} />
		</div>
	);
}
