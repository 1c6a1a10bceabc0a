import { type Route, route } from '#platform/http/route.ts';
import { readFaq } from '../contract.ts';
import { faqFor } from './faq.ts';

export const faqRoutes: readonly Route[] = [route(readFaq, async (context) => faqFor(context))];
