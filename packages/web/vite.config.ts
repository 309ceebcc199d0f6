import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Vite builds for development where a caller says so, such as a test runner. Pages that ship are always for production.
process.env.NODE_ENV = 'production';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['redoubt-source', 'module', 'browser', 'production'] },
  build: { outDir: 'pages', target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0, chunkSizeWarningLimit: 800 },
});
