import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { MermaidDiagram } from './mermaid-diagram';
import './style.css';

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('MermaidDiagram', MermaidDiagram);
  },
};
export default theme;
