/** What other features may use of ideas: finding a category, splitting points, and writing those of a demo. */
export { splitPoints } from "./rules/split-points";
export { findIdeaCategories } from "./steps/find-idea-categories";
export { insertPastIdeas, type PastCategory, type PastIdea } from "./store/past-ideas";
export { ideasToIndex } from "./store/search-documents";
