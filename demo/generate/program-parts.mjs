// What programs are made of.

/** A program, with what most have. */
export const program = (name, description, badge, budget, from, to, points, more = {}) => ({
	name,
	description,
	badge,
	budget,
	from,
	to,
	points,
	is_non_monetary: 0,
	issuance_approval_needed: 0,
	behaviors_required: 0,
	display_program: 1,
	display_dates: 1,
	is_active: 1,
	archived: 0,
	giver_roles: [],
	giver_groups: [],
	themes: null,
	weight: 0,
	...more,
});
/** A text in three languages. */
export const text = (en, es, fr) => ({ en, es, fr });
/** What can be given: the usual sum, the least, the most, the step. */
export const points = (usual, min_points, max_points, points_increment) => ({
	points: usual,
	min_points,
	max_points,
	points_increment,
});
/** Nothing. */
export const none = points(null, null, null, null);
/** What is over is kept, and shown to nobody. */
export const ended = { is_active: 0, archived: 1, display_program: 0 };
