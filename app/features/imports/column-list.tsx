/** Explains the columns of each kind of file, with a template to start from. */

import { Anchor } from "~/ui/anchor";
import { Icon } from "~/ui/icon";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { OfferedImport } from "./past-upload";

/** The columns of all kinds, each folded away. */
export function ColumnLists({ imports }: { imports: readonly OfferedImport[] }) {
	return (
		<div>
			{imports.map((offered) => (
				<ColumnList key={offered.kind} {...offered} />
			))}
		</div>
	);
}

function ColumnList({ name, headers, template, columns }: OfferedImport) {
	const { t } = useTranslation("imports");
	return (
		<details className="fold" name="columns">
			<summary>
				{t("columns.title", { kind: name })}
				<Icon name="chevron-down" />
			</summary>
			<div className="stack-small">
				<p className="soft">{headers}</p>
				<p>
					<Anchor className="link hit" href={template} isDocument>
						{t("columns.template")}
					</Anchor>
				</p>
				<dl className="import-columns">
					{columns.map(({ id, meaning, is_required, or }) => (
						<div key={id}>
							<dt>
								<code>{id}</code>{" "}
								{is_required && (
									<Tag tone="main">{or ? t("columns.requiredOr", { column: or }) : t("columns.required")}</Tag>
								)}
							</dt>
							<dd>{meaning}</dd>
						</div>
					))}
				</dl>
			</div>
		</details>
	);
}
